// SPDX-License-Identifier: MIT
#include "app/controls/flat_style.h"

#include "app/controls/flat_paint.h"
#include "app/controls/icons.h"
#include "app/controls/palette.h"

#include <QApplication>
#include <QComboBox>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>

namespace app {
namespace {

constexpr int fullAnimation = 200; ///< ms, as Qt has it

constexpr int sliderHandle = 16;
constexpr int scrollHandleLength = 32;

QPixmap messagePicture(const QString& name, Tone tone) {
    return tintedIcon(name, 40, toneColour(QApplication::palette(), tone), qApp->devicePixelRatio());
}

bool isHighlighted(const QStyleOptionMenuItem& item) {
    return !item.icon.isNull() && item.state.testFlag(QStyle::State_Selected) &&
           item.state.testFlag(QStyle::State_Enabled);
}

/// Fusion draws the icon of the row under the pointer as any other one: in the ink of the rows without a
/// highlight.
QIcon onHighlight(const QIcon& icon) {
    QIcon out;
    for (const QIcon::State state : {QIcon::Off, QIcon::On}) {
        const QPixmap selected = icon.pixmap(QSize(16, 16), qApp->devicePixelRatio(), QIcon::Selected, state);
        out.addPixmap(selected, QIcon::Normal, state);
        out.addPixmap(selected, QIcon::Active, state);
    }
    return out;
}

bool isComboField(const QStyleOptionComboBox& combo) {
    return !combo.editable && combo.frame;
}

void drawCombo(const QStyle& style, const QStyleOptionComboBox& combo, QPainter& painter,
               const QWidget* widget) {
    QStyleOption frame = combo;
    frame.state.setFlag(QStyle::State_KeyboardFocusChange); // a choice shows its focus always, like a field
    if (combo.state.testFlag(QStyle::State_On))
        frame.state.setFlag(QStyle::State_On, false);
    flat::button(painter, frame, false);
    const QRect arrow = style.subControlRect(QStyle::CC_ComboBox, &combo, QStyle::SC_ComboBoxArrow, widget);
    flat::chevronDown(painter, arrow, combo.palette.color(QPalette::ButtonText));
}

QRect scrollBarHandle(const QStyleOptionSlider& bar) {
    const bool upright = bar.orientation == Qt::Vertical;
    const int length = upright ? bar.rect.height() : bar.rect.width();
    const double range = double{1} * bar.maximum - bar.minimum;
    const double share = range > 0 ? bar.pageStep / (range + bar.pageStep) : 1.0;
    const int handle = qBound(qMin(scrollHandleLength, length), qRound(length * share), length);
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - handle, bar.upsideDown);
    return upright ? QRect(bar.rect.left(), bar.rect.top() + start, bar.rect.width(), handle)
                   : QRect(bar.rect.left() + start, bar.rect.top(), handle, bar.rect.height());
}

/// A bar without arrow buttons: wheel, drag, keys and paging do it all.
QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part) {
    const QRect handle = scrollBarHandle(bar);
    const bool upright = bar.orientation == Qt::Vertical;
    QRect page = bar.rect;
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return handle;
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    case QStyle::SC_ScrollBarSubPage:
        upright ? page.setBottom(handle.top()) : page.setRight(handle.left());
        return page;
    case QStyle::SC_ScrollBarAddPage:
        upright ? page.setTop(handle.bottom()) : page.setLeft(handle.right());
        return page;
    default:
        return {};
    }
}

bool isLevel(const QStyleOptionTab& tab) {
    return tab.shape == QTabBar::RoundedNorth || tab.shape == QTabBar::RoundedSouth;
}

QRect filledPart(const QStyleOptionProgressBar& bar) {
    QRect out = bar.rect.adjusted(2, 2, -2, -2);
    const double share = static_cast<double>(bar.progress - bar.minimum) / (bar.maximum - bar.minimum);
    out.setWidth(qRound(out.width() * qBound(0.0, share, 1.0)));
    return out;
}

void drawScrollBar(const QStyle& style, const QStyleOptionSlider& bar, QPainter& painter,
                   const QWidget* widget) {
    painter.fillRect(bar.rect, bar.palette.color(QPalette::Window));
    if (bar.maximum > bar.minimum)
        flat::scrollHandle(
            painter, bar,
            style.subControlRect(QStyle::CC_ScrollBar, &bar, QStyle::SC_ScrollBarSlider, widget));
}

} // namespace

FlatStyle::FlatStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_SliderLength:
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return sliderHandle;
    case PM_ScrollBarExtent:
        return 12;
    case PM_ScrollBarSliderMin:
        return scrollHandleLength;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return 16;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return 12;
    case PM_ToolBarIconSize:
        return 20;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
    switch (hint) {
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ComboBox_Popup:
        return 0;
    case SH_Widget_Animate:
    case SH_Widget_Animation_Duration:
        if (m_motion == Motion::Reduced)
            return 0;
        if (m_motion == Motion::Always)
            return hint == SH_Widget_Animate ? 1 : fullAnimation;
        return QProxyStyle::styleHint(hint, option, widget, data);
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    switch (element) {
    case PE_PanelLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame == nullptr || frame->lineWidth <= 0)
            return QProxyStyle::drawPrimitive(element, option, painter, widget);
        return flat::field(*painter, *option,
                           widget != nullptr && widget->property(invalidProperty).toBool());
    }
    case PE_FrameLineEdit:
        return; // drawn with the panel
    case PE_PanelButtonCommand: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const bool isDefault =
            button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
        return flat::button(*painter, *option, isDefault);
    }
    case PE_PanelButtonTool:
        return flat::toolButton(*painter, *option);
    case PE_IndicatorCheckBox:
        return flat::checkBox(*painter, *option);
    case PE_IndicatorRadioButton:
        return flat::radioButton(*painter, *option);
    case PE_FrameFocusRect:
        return flat::focusRing(*painter, option->rect, option->palette);
    case PE_FrameTabWidget:
        painter->setPen(outline(option->palette));
        return painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    case PE_FrameDefaultButton:
    case PE_FrameTabBarBase:
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
        element == CE_TabBarTabShape && tab != nullptr && isLevel(*tab))
        return flat::tab(*painter, *option, tab->shape == QTabBar::RoundedSouth);
    if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        element == CE_MenuItem && item != nullptr && isHighlighted(*item)) {
        QStyleOptionMenuItem shown = *item;
        shown.icon = onHighlight(item->icon);
        return QProxyStyle::drawControl(element, &shown, painter, widget);
    }
    if (element == CE_ProgressBarGroove)
        return flat::progressGroove(*painter, *option);
    if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
        element == CE_ProgressBarContents && bar != nullptr && bar->maximum > bar->minimum)
        return flat::progressFill(*painter, filledPart(*bar), option->palette);
    if (element == CE_PushButtonBevel && button != nullptr &&
        !button->features.testFlag(QStyleOptionButton::Flat))
        return drawPrimitive(PE_PanelButtonCommand, option, painter, widget);
    if (element == CE_PushButton && button != nullptr) {
        drawControl(CE_PushButtonBevel, option, painter, widget);
        QStyleOptionButton label = *button;
        label.rect = subElementRect(SE_PushButtonContents, option, widget);
        return drawControl(CE_PushButtonLabel, &label, painter, widget);
    }
    if (element == CE_PushButtonLabel && button != nullptr &&
        button->features.testFlag(QStyleOptionButton::DefaultButton) &&
        button->state.testFlag(State_Enabled)) {
        QStyleOptionButton label = *button;
        label.palette.setColor(QPalette::ButtonText, label.palette.color(QPalette::HighlightedText));
        return QProxyStyle::drawControl(element, &label, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control == CC_Slider && slider != nullptr && slider->orientation == Qt::Horizontal &&
        slider->tickPosition == 0)
        return flat::slider(*painter, *slider, subControlRect(control, option, SC_SliderGroove, widget),
                            subControlRect(control, option, SC_SliderHandle, widget));
    if (control == CC_ScrollBar && slider != nullptr)
        return drawScrollBar(*this, *slider, *painter, widget);
    if (control == CC_ComboBox && combo != nullptr && isComboField(*combo))
        return drawCombo(*this, *combo, *painter, widget);
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect FlatStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                const QWidget* widget) const {
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_ScrollBar && bar != nullptr)
        return scrollBarPart(*bar, part);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
    QSize out = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_PushButton || type == CT_LineEdit || type == CT_ComboBox)
        out.setHeight(qMax(out.height(), 28));
    if (type == CT_ItemViewItem)
        out.setHeight(qMax(out.height(), 24));
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    const bool isHeading =
        item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator && !item->text.isEmpty();
    if (type == CT_MenuItem && isHeading)
        out.setHeight(qMax(out.height(), 24)); // a line's height would cut the words
    return out;
}

QIcon FlatStyle::standardIcon(StandardPixmap pixmap, const QStyleOption* option,
                              const QWidget* widget) const {
    switch (pixmap) {
    case SP_MessageBoxInformation:
        return QIcon(messagePicture(QStringLiteral("info"), Tone::Info));
    case SP_MessageBoxQuestion:
        return QIcon(messagePicture(QStringLiteral("help"), Tone::Info));
    case SP_MessageBoxWarning:
        return QIcon(messagePicture(QStringLiteral("warning"), Tone::Warning));
    case SP_MessageBoxCritical:
        return QIcon(messagePicture(QStringLiteral("error"), Tone::Error));
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_LineEditClearButton:
        return icon(QStringLiteral("close"));
    case SP_TitleBarNormalButton: // of docks: floats and comes back
        return icon(QStringLiteral("float"));
    case SP_DirIcon:
    case SP_DirClosedIcon:
        return icon(QStringLiteral("folder"));
    default:
        return QProxyStyle::standardIcon(pixmap, option, widget);
    }
}

} // namespace app

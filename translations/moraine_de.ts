<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>DisplayText</name>
    <message>
        <source>no heights</source>
        <translation>keine Höhen</translation>
    </message>
</context>
<context>
    <name>DockTitles</name>
    <message>
        <source>Computing statistics</source>
        <translation>Statistik wird berechnet</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Viewpoints</source>
        <translation>Blicke</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Pins</translation>
    </message>
    <message>
        <source>Start grid</source>
        <translation>Startgitter</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>The highest must be above the lowest.</source>
        <translation>Die höchste muss über der tiefsten liegen.</translation>
    </message>
    <message>
        <source>Between two heights</source>
        <translation>Zwischen zwei Höhen</translation>
    </message>
    <message>
        <source>Only for a range of your own.</source>
        <translation>Nur für einen eigenen Bereich.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Tiefste</translation>
    </message>
    <message>
        <source>The height of the number 0.</source>
        <translation>Die Höhe der Zahl 0.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>The height of the greatest number.</source>
        <translation>Die Höhe der größten Zahl.</translation>
    </message>
    <message>
        <source>Only for several tiles.</source>
        <translation>Nur bei mehreren Kacheln.</translation>
    </message>
    <message>
        <source>Tiles across</source>
        <translation>Kacheln quer</translation>
    </message>
    <message>
        <source>Files from west to east.</source>
        <translation>Dateien von West nach Ost.</translation>
    </message>
    <message>
        <source>Tiles down</source>
        <translation>Kacheln längs</translation>
    </message>
    <message>
        <source>Files from north to south.</source>
        <translation>Dateien von Nord nach Süd.</translation>
    </message>
    <message>
        <source>Shared samples</source>
        <translation>Gemeinsame Punkte</translation>
    </message>
    <message>
        <source>Samples that neighbouring tiles have in common: 1 is a shared edge.</source>
        <translation>Stützpunkte, die benachbarte Kacheln gemeinsam haben: 1 ist eine gemeinsame Kante.</translation>
    </message>
    <message>
        <source>Two for every cell</source>
        <translation>Zwei je Zelle</translation>
    </message>
    <message>
        <source>Few, within an error</source>
        <translation>Wenige, innerhalb eines Fehlers</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Größter Fehler</translation>
    </message>
    <message>
        <source>How far the mesh may lie above or below any sample.</source>
        <translation>Wie weit das Netz über oder unter irgendeinem Stützpunkt liegen darf.</translation>
    </message>
    <message>
        <source>The surface alone</source>
        <translation>Die Oberfläche allein</translation>
    </message>
    <message>
        <source>A closed body to be printed</source>
        <translation>Ein geschlossener Körper zum Drucken</translation>
    </message>
    <message>
        <source>Only for bodies to be printed.</source>
        <translation>Nur für Körper zum Drucken.</translation>
    </message>
    <message>
        <source>Bodies that can be put together, each in a file of its own, for beds that are smaller.</source>
        <translation>Körper, die sich zusammensetzen lassen, jeder in einer eigenen Datei: für kleinere Druckbetten.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>A body has walls and a bottom and is in mm, as programs for 3D printers take it.</source>
        <translation>Ein Körper hat Wände und einen Boden und ist in mm, wie ihn Programme für 3D-Drucker nehmen.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Of the whole from west to east, all tiles together.</source>
        <translation>Des Ganzen von West nach Ost, alle Teile zusammen.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Sockel</translation>
    </message>
    <message>
        <source>What lies below the lowest place: at least twice as thick as a thread of the printer.</source>
        <translation>Was unter der tiefsten Stelle liegt: mindestens doppelt so dick wie ein Faden des Druckers.</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Überhöhung</translation>
    </message>
    <message>
        <source>Heights so many times as high: wide land looks flat in print.</source>
        <translation>Höhen so viele Male so hoch: weites Land sieht im Druck flach aus.</translation>
    </message>
    <message>
        <source>Bodies from west to east</source>
        <translation>Körper von West nach Ost</translation>
    </message>
    <message>
        <source>Bodies from north to south</source>
        <translation>Körper von Nord nach Süd</translation>
    </message>
    <message>
        <source>By its width</source>
        <translation>Nach der Breite</translation>
    </message>
    <message>
        <source>By a scale</source>
        <translation>Nach einem Maßstab</translation>
    </message>
    <message>
        <source>The scale gives the width.</source>
        <translation>Der Maßstab gibt die Breite vor.</translation>
    </message>
    <message>
        <source>The width gives the scale.</source>
        <translation>Die Breite gibt den Maßstab vor.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>What decides how large the body becomes.</source>
        <translation>Was entscheidet, wie groß der Körper wird.</translation>
    </message>
    <message>
        <source>Scale 1 to</source>
        <translation>Maßstab 1 zu</translation>
    </message>
    <message>
        <source>So many metres of land become one of the body.</source>
        <translation>So viele Meter der Landschaft werden einer des Körpers.</translation>
    </message>
    <message>
        <source>In chunks, with levels of detail</source>
        <translation>In Blöcken, mit Detailstufen</translation>
    </message>
    <message>
        <source>As deep as the gaps</source>
        <translation>So tief wie die Spalten</translation>
    </message>
    <message>
        <source>Of a depth</source>
        <translation>Mit fester Tiefe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Every sample becomes a vertex, or only as many as an error needs: few where the land is even, more where it is rough. Chunks are squares that an engine shows in less detail the further away they are.</source>
        <translation>Jeder Stützpunkt wird eine Ecke, oder nur so viele, wie ein Fehler verlangt: wenige, wo das Land eben ist, mehr, wo es rau ist. Blöcke sind Quadrate, die eine Engine umso gröber zeigt, je ferner sie sind.</translation>
    </message>
    <message>
        <source>Skirts</source>
        <translation>Schürzen</translation>
    </message>
    <message>
        <source>Strips that hang from the edges of the chunks and hide the gaps between two levels of detail.</source>
        <translation>Streifen, die von den Kanten der Blöcke hängen und die Spalten zwischen zwei Detailstufen verdecken.</translation>
    </message>
    <message>
        <source>Depth of skirts</source>
        <translation>Tiefe der Schürzen</translation>
    </message>
    <message>
        <source>How far they hang down.</source>
        <translation>Wie weit sie herabhängen.</translation>
    </message>
    <message>
        <source>Cells a chunk</source>
        <translation>Zellen je Block</translation>
    </message>
    <message>
        <source>Along a side. The last chunks have what is left.</source>
        <translation>Längs einer Seite. Die letzten Blöcke haben den Rest.</translation>
    </message>
    <message>
        <source>Levels of detail</source>
        <translation>Detailstufen</translation>
    </message>
    <message>
        <source>The first has every sample, the next every 2nd, then every 4th …</source>
        <translation>Die erste hat jeden Stützpunkt, die nächste jeden 2., dann jeden 4. …</translation>
    </message>
    <message>
        <source>Missing samples: %1. %2 cannot hold them: fill them.</source>
        <translation>Fehlende Stützpunkte: %1. %2 kann sie nicht enthalten: füllen.</translation>
    </message>
    <message>
        <source>Missing samples: %1. %2 cannot hold them: fill them, or choose one of %3.</source>
        <translation>Fehlende Stützpunkte: %1. %2 kann sie nicht enthalten: füllen, oder eines von diesen wählen: %3.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Only when it is resampled.</source>
        <translation>Nur wenn neu abgetastet wird.</translation>
    </message>
    <message>
        <source>Which heights black and white stand for. Automatic is the imported file&apos;s full scale, where this one has the same samples, or the land&apos;s lowest and highest point. Several terrains that belong together need the same.</source>
        <translation>Für welche Höhen Schwarz und Weiß stehen. Automatisch heißt: der volle Bereich der importierten Datei, wenn diese die gleichen Stützpunkte hat, sonst der tiefste und der höchste Punkt des Landes. Mehrere Gelände, die zusammengehören, brauchen den gleichen.</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Neu abtasten</translation>
    </message>
    <message>
        <source>Writes other numbers of samples over the same land.</source>
        <translation>Schreibt andere Anzahlen von Stützpunkten über das gleiche Land.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Samples from west to east.</source>
        <translation>Stützpunkte von West nach Ost.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Samples from north to south.</source>
        <translation>Stützpunkte von Nord nach Süd.</translation>
    </message>
</context>
<context>
    <name>FileChoices</name>
    <message>
        <source>Any file</source>
        <translation>Beliebige Datei</translation>
    </message>
    <message>
        <source>Heightmaps</source>
        <translation>Höhenkarten</translation>
    </message>
    <message>
        <source>Everything that can be opened</source>
        <translation>Alles, was geöffnet werden kann</translation>
    </message>
    <message>
        <source>Moraine projects</source>
        <translation>Moraine-Projekte</translation>
    </message>
    <message>
        <source>Moraine recipes</source>
        <translation>Moraine-Rezepte</translation>
    </message>
    <message>
        <source>Heightmaps and meshes</source>
        <translation>Höhenkarten und Netze</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Netze</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Wie die Datei angibt</translation>
    </message>
    <message>
        <source>8 bit, whole numbers</source>
        <translation>8 Bit, ganze Zahlen</translation>
    </message>
    <message>
        <source>16 bit, whole numbers</source>
        <translation>16 Bit, ganze Zahlen</translation>
    </message>
    <message>
        <source>16 bit, signed</source>
        <translation>16 Bit, mit Vorzeichen</translation>
    </message>
    <message>
        <source>32 bit, whole numbers</source>
        <translation>32 Bit, ganze Zahlen</translation>
    </message>
    <message>
        <source>32 bit, signed</source>
        <translation>32 Bit, mit Vorzeichen</translation>
    </message>
    <message>
        <source>32 bit, floating point</source>
        <translation>32 Bit, Gleitkomma</translation>
    </message>
    <message>
        <source>64 bit, floating point</source>
        <translation>64 Bit, Gleitkomma</translation>
    </message>
    <message>
        <source>Little endian (PC)</source>
        <translation>Little-Endian (PC)</translation>
    </message>
    <message>
        <source>Big endian (Mac)</source>
        <translation>Big-Endian (Mac)</translation>
    </message>
    <message>
        <source>As the file suggests</source>
        <translation>Wie die Datei nahelegt</translation>
    </message>
    <message>
        <source>Grey (mean of the colours)</source>
        <translation>Grau (Mittel der Farben)</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Index of the palette</source>
        <translation>Nummer in der Palette</translation>
    </message>
    <message>
        <source>Samples are metres</source>
        <translation>Werte sind Meter</translation>
    </message>
    <message>
        <source>Between two heights</source>
        <translation>Zwischen zwei Höhen</translation>
    </message>
    <message>
        <source>Only for heights between two heights.</source>
        <translation>Nur für Höhen zwischen zwei Höhen.</translation>
    </message>
    <message>
        <source>Samples a side.</source>
        <translation>Stützpunkte je Seite.</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Dateikopf</translation>
    </message>
    <message>
        <source>Bytes before the first sample.</source>
        <translation>Byte vor dem ersten Stützpunkt.</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Metres between neighbouring samples: larger makes a wider land.</source>
        <translation>Meter zwischen benachbarten Stützpunkten: mehr ergibt ein breiteres Land.</translation>
    </message>
    <message>
        <source>Missing value</source>
        <translation>Fehlwert</translation>
    </message>
    <message>
        <source>Samples of this value, such as −9999, are missing. Empty: only what the file itself says.</source>
        <translation>Stützpunkte mit diesem Wert, etwa −9999, fehlen. Leer: nur, was die Datei selbst angibt.</translation>
    </message>
    <message>
        <source>Fill missing samples</source>
        <translation>Fehlende Stützpunkte füllen</translation>
    </message>
    <message>
        <source>Closes holes smoothly from the ground around them.</source>
        <translation>Schließt Lücken weich aus dem Boden ringsum.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>How the file is read.</source>
        <translation>Wie die Datei gelesen wird.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Sample type</source>
        <translation>Datentyp</translation>
    </message>
    <message>
        <source>How each sample is stored.</source>
        <translation>Wie jeder Stützpunkt gespeichert ist.</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>Bytereihenfolge</translation>
    </message>
    <message>
        <source>The wrong one makes spikes and walls.</source>
        <translation>Die falsche ergibt Zacken und Wände.</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Which part of the picture&apos;s colours becomes heights.</source>
        <translation>Welcher Teil der Bildfarben zu Höhen wird.</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>The file does not say what its numbers mean.</source>
        <translation>Die Datei sagt nicht, was ihre Zahlen bedeuten.</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Tiefste</translation>
    </message>
    <message>
        <source>The height of black, the least number that a sample can hold.</source>
        <translation>Die Höhe von Schwarz, der kleinsten Zahl, die ein Stützpunkt haben kann.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>The height of white, the greatest number that a sample can hold.</source>
        <translation>Die Höhe von Weiß, der größten Zahl, die ein Stützpunkt haben kann.</translation>
    </message>
    <message>
        <source>Metres between neighbouring samples, from west to east and from north to south: both change together, so that the cells keep their shape.</source>
        <translation>Meter zwischen benachbarten Stützpunkten, von West nach Ost und von Nord nach Süd: beide ändern sich zusammen, damit die Zellen ihre Form behalten.</translation>
    </message>
    <message>
        <source>Spacing west–east</source>
        <translation>Abstand West–Ost</translation>
    </message>
    <message>
        <source>Spacing north–south</source>
        <translation>Abstand Nord–Süd</translation>
    </message>
    <message>
        <source>%1 holds %2 × %3 samples; a terrain has at least 2 on each side.</source>
        <translation>%1 enthält %2 × %3 Stützpunkte; ein Gelände hat mindestens 2 je Seite.</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>y (z points to the south)</source>
        <translation>y (z zeigt nach Süden)</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>Achse nach oben</translation>
    </message>
    <message>
        <source>Which axis of the mesh points up.</source>
        <translation>Welche Achse des Netzes nach oben zeigt.</translation>
    </message>
    <message>
        <source>Samples from west to east at which the mesh is looked at from above: another way to give the spacing.</source>
        <translation>Stützpunkte von West nach Ost, an denen das Netz von oben betrachtet wird: eine andere Art, den Abstand anzugeben.</translation>
    </message>
    <message>
        <source>From the north, as pictures</source>
        <translation>Von Norden, wie Bilder</translation>
    </message>
    <message>
        <source>From the south</source>
        <translation>Von Süden</translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation>Die ganze Datei</translation>
    </message>
    <message>
        <source>A part of it</source>
        <translation>Ein Teil davon</translation>
    </message>
    <message>
        <source>As it lies</source>
        <translation>Wie es liegt</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>90° counter-clockwise</source>
        <translation>90° gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Not mirrored</source>
        <translation>Nicht gespiegelt</translation>
    </message>
    <message>
        <source>West and east</source>
        <translation>West und Ost</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Nord und Süd</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Row order</source>
        <translation>Zeilenfolge</translation>
    </message>
    <message>
        <source>Which edge of the land stands first in the file; the wrong one mirrors it.</source>
        <translation>Welcher Rand des Landes in der Datei zuerst steht; der falsche spiegelt es.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>What of the file is imported. A part keeps its place on the earth.</source>
        <translation>Was von der Datei importiert wird. Ein Ausschnitt behält seine Lage auf der Erde.</translation>
    </message>
    <message>
        <source>From column</source>
        <translation>Ab Spalte</translation>
    </message>
    <message>
        <source>Columns of the file that are left out in the west.</source>
        <translation>Spalten der Datei, die im Westen weggelassen werden.</translation>
    </message>
    <message>
        <source>From row</source>
        <translation>Ab Zeile</translation>
    </message>
    <message>
        <source>Rows of the file that are left out in the north.</source>
        <translation>Zeilen der Datei, die im Norden weggelassen werden.</translation>
    </message>
    <message>
        <source>Columns of the part</source>
        <translation>Spalten des Ausschnitts</translation>
    </message>
    <message>
        <source>Rows of the part</source>
        <translation>Zeilen des Ausschnitts</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Turned ground loses its place on the earth.</source>
        <translation>Gedrehtes Land verliert seine Lage auf der Erde.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Which sides change places, after turning. Mirrored ground loses its place on the earth.</source>
        <translation>Welche Seiten die Plätze tauschen, nach dem Drehen. Gespiegeltes Land verliert seine Lage auf der Erde.</translation>
    </message>
    <message>
        <source>Samples as in the file</source>
        <translation>Stützpunkte wie in der Datei</translation>
    </message>
    <message>
        <source>Square cells</source>
        <translation>Quadratische Zellen</translation>
    </message>
    <message>
        <source>Another number of samples</source>
        <translation>Eine andere Anzahl von Stützpunkten</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Umrechnen</translation>
    </message>
    <message>
        <source>The ground stays as large as it is and keeps its place; the spacing follows the number of samples. Square cells take the finer spacing of the two.</source>
        <translation>Das Land bleibt so groß, wie es ist, und wo es ist; der Abstand folgt der Anzahl der Stützpunkte. Quadratische Zellen nehmen den feineren der beiden Abstände.</translation>
    </message>
    <message>
        <source>New columns</source>
        <translation>Neue Spalten</translation>
    </message>
    <message>
        <source>New rows</source>
        <translation>Neue Zeilen</translation>
    </message>
</context>
<context>
    <name>LengthText</name>
    <message>
        <source>%1 km</source>
        <translation>%1 km</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Don’t save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>There is a file “%1” already. Replace it?</source>
        <translation>Eine Datei „%1“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>It lies in “%1”. What it holds now is lost.</source>
        <translation>Sie liegt in „%1“. Ihr jetziger Inhalt geht verloren.</translation>
    </message>
    <message>
        <source>Choose &amp;another name…</source>
        <translation>&amp;Anderen Namen wählen …</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>It was looked for in “%1”.</source>
        <translation>Gesucht wurde sie in „%1“.</translation>
    </message>
    <message>
        <source>Choose &amp;another file…</source>
        <translation>&amp;Andere Datei wählen …</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Den Ordner „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Choose &amp;another place…</source>
        <translation>&amp;Anderen Ort wählen …</translation>
    </message>
    <message>
        <source>It lies in “%1”. What it holds now stays beside it as “%2~”.</source>
        <translation>Sie liegt in „%1“. Ihr jetziger Inhalt bleibt daneben als „%2~“ erhalten.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Drawing of its faces (SVG)</source>
        <translation>Zeichnung der Flächen (SVG)</translation>
    </message>
    <message>
        <source>Through the viewpoints</source>
        <translation>Durch die Blickpunkte</translation>
    </message>
    <message>
        <source>Automatic, over the ground</source>
        <translation>Selbsttätig, über dem Boden</translation>
    </message>
    <message>
        <source>A drawing has no pixels.</source>
        <translation>Eine Zeichnung hat keine Bildpunkte.</translation>
    </message>
    <message>
        <source>Of the picture.</source>
        <translation>Des Bildes.</translation>
    </message>
    <message>
        <source>Smoothness</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>How many samples a pixel has in each direction: more take longer and give smoother edges.</source>
        <translation>Wie oft jeder Bildpunkt in jeder Richtung abgetastet wird: öfter dauert länger und ergibt glattere Kanten.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>A drawing stays sharp at any size; it is offered for terrains of up to 129 × 129 samples.</source>
        <translation>Eine Zeichnung bleibt in jeder Größe scharf; es gibt sie für Gelände bis 129 × 129 Stützpunkte.</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>Nothing behind the terrain, so that it can be laid over something else.</source>
        <translation>Nichts hinter dem Gelände, damit es über etwas anderes gelegt werden kann.</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Flug</translation>
    </message>
    <message>
        <source>Through at least two viewpoints, or by itself, at an even distance over the ground.</source>
        <translation>Durch mindestens zwei Blickpunkte, oder von selbst in gleichbleibendem Abstand über dem Boden.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Of the whole film.</source>
        <translation>Des ganzen Films.</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Bildrate</translation>
    </message>
    <message>
        <source>Pictures a second.</source>
        <translation>Bilder in der Sekunde.</translation>
    </message>
    <message>
        <source>Map (PNG)</source>
        <translation>Karte (PNG)</translation>
    </message>
    <message>
        <source>3D view (PNG)</source>
        <translation>3D-Ansicht (PNG)</translation>
    </message>
    <message>
        <source>3D view, drawn faces (SVG)</source>
        <translation>3D-Ansicht, gezeichnete Flächen (SVG)</translation>
    </message>
    <message>
        <source>Centres and edges of each level</source>
        <translation>Mitten und Kanten jeder Stufe</translation>
    </message>
    <message>
        <source>Whole levels</source>
        <translation>Ganze Stufen</translation>
    </message>
    <message>
        <source>Only for pictures of the 3D view.</source>
        <translation>Nur für Bilder der 3D-Ansicht.</translation>
    </message>
    <message>
        <source>What each picture shows; views from where the camera is now.</source>
        <translation>Was jedes Bild zeigt; Ansichten von da, wo die Kamera jetzt ist.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Single samples, explained</source>
        <translation>Einzelne Stützpunkte, erklärt</translation>
    </message>
    <message>
        <source>How many pictures there are; single samples with their neighbours, mean and offset up to 65 × 65 samples.</source>
        <translation>Wie viele Bilder es werden; einzelne mit Nachbarn, Mittel und Versatz bis 65 × 65 Stützpunkte.</translation>
    </message>
    <message>
        <source>There is not enough memory for these pictures: choose smaller ones.</source>
        <translation>Der Speicher reicht nicht für diese Bilder: kleinere wählen.</translation>
    </message>
</context>
<context>
    <name>PlaceText</name>
    <message>
        <source>E %1, N %2</source>
        <translation>O %1, N %2</translation>
    </message>
    <message>
        <source>%1° S</source>
        <comment>latitude</comment>
        <translation>%1° S</translation>
    </message>
    <message>
        <source>%1° N</source>
        <comment>latitude</comment>
        <translation>%1° N</translation>
    </message>
    <message>
        <source>%1° W</source>
        <comment>longitude</comment>
        <translation>%1° W</translation>
    </message>
    <message>
        <source>%1° E</source>
        <comment>longitude</comment>
        <translation>%1° O</translation>
    </message>
</context>
<context>
    <name>RefineDialog</name>
    <message>
        <source>2 × as fine</source>
        <translation>2-mal so fein</translation>
    </message>
    <message>
        <source>4 × as fine</source>
        <translation>4-mal so fein</translation>
    </message>
    <message>
        <source>8 × as fine</source>
        <translation>8-mal so fein</translation>
    </message>
    <message>
        <source>16 × as fine</source>
        <translation>16-mal so fein</translation>
    </message>
    <message>
        <source>32 × as fine</source>
        <translation>32-mal so fein</translation>
    </message>
    <message>
        <source>64 × as fine</source>
        <translation>64-mal so fein</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Stützpunkte</translation>
    </message>
    <message>
        <source>How many samples come in the place of one, across and down. The imported ones are kept.</source>
        <translation>Wie viele Stützpunkte je Richtung an die Stelle eines einzelnen treten. Die importierten bleiben erhalten.</translation>
    </message>
</context>
<context>
    <name>SampleTypes</name>
    <message>
        <source>black and white</source>
        <translation>Schwarz-Weiß</translation>
    </message>
    <message>
        <source>%1-bit whole numbers</source>
        <translation>ganze Zahlen mit %1 Bit</translation>
    </message>
    <message>
        <source>%1-bit signed whole numbers</source>
        <translation>ganze Zahlen mit Vorzeichen und %1 Bit</translation>
    </message>
    <message>
        <source>%1-bit floating point</source>
        <translation>Gleitkommazahlen mit %1 Bit</translation>
    </message>
</context>
<context>
    <name>ViewMoves</name>
    <message>
        <source>In the 3D view</source>
        <translation>In der 3D-Ansicht</translation>
    </message>
    <message>
        <source>In the map</source>
        <translation>In der Karte</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Drag, arrow keys</source>
        <translation>Ziehen, Pfeiltasten</translation>
    </message>
    <message>
        <source>Move sideways</source>
        <translation>Seitlich verschieben</translation>
    </message>
    <message>
        <source>Right drag, Shift and drag</source>
        <translation>Rechts ziehen, Umschalt und ziehen</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
    <message>
        <source>Wheel, + and −</source>
        <translation>Mausrad, + und −</translation>
    </message>
    <message>
        <source>Turn about a place</source>
        <translation>Um eine Stelle drehen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>From the opposite side</source>
        <translation>Von der Gegenseite</translation>
    </message>
    <message>
        <source>Ctrl+Num+1, Ctrl+Num+3</source>
        <translation>Strg+Num+1, Strg+Num+3</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Read heights, sample by sample</source>
        <translation>Höhen lesen, Stützpunkt für Stützpunkt</translation>
    </message>
    <message>
        <source>Move while a tool is in hand</source>
        <translation>Verschieben mit einem Werkzeug in der Hand</translation>
    </message>
    <message>
        <source>Middle drag, right drag</source>
        <translation>Mit der mittleren oder rechten Taste ziehen</translation>
    </message>
    <message>
        <source>Arrow keys, with Shift ten samples, with Ctrl far</source>
        <translation>Pfeiltasten, mit Umschalt zehn Stützpunkte, mit Strg weit</translation>
    </message>
    <message>
        <source>Pick the cursor&apos;s place</source>
        <translation>Den Ort des Cursors nehmen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>End a profile&apos;s line</source>
        <translation>Die Linie eines Profils beenden</translation>
    </message>
    <message>
        <source>Double click, Enter twice</source>
        <translation>Doppelklick, zweimal Eingabe</translation>
    </message>
    <message>
        <source>Give up a line, put a tool away</source>
        <translation>Eine Linie aufgeben, ein Werkzeug weglegen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Move while flying or walking</source>
        <translation>Bewegen beim Fliegen oder Gehen</translation>
    </message>
    <message>
        <source>W A S D, E up, Q down, by their place on the keyboard; Shift faster</source>
        <translation>W A S D, E auf, Q ab, nach ihrem Platz auf der Tastatur; Umschalt schneller</translation>
    </message>
    <message>
        <source>Look around, bank and climb on the way</source>
        <translation>Unterwegs umsehen, neigen und steigen</translation>
    </message>
    <message>
        <source>Drag, arrow keys; wheel: speed; Esc: end</source>
        <translation>Ziehen, Pfeiltasten; Rad: Tempo; Esc: Ende</translation>
    </message>
    <message>
        <source>In the recipe</source>
        <translation>Im Rezept</translation>
    </message>
    <message>
        <source>Place a pin</source>
        <translation>Einen Pin setzen</translation>
    </message>
    <message>
        <source>Click, in the map also Enter</source>
        <translation>Klicken, auf der Karte auch Eingabe</translation>
    </message>
    <message>
        <source>Move a pin</source>
        <translation>Einen Pin verschieben</translation>
    </message>
    <message>
        <source>Raise or lower a pin</source>
        <translation>Einen Pin heben oder senken</translation>
    </message>
    <message>
        <source>Shift and drag, drag its arrow, Page Up and Page Down</source>
        <translation>Umschalt und ziehen, an seinem Pfeil ziehen, Bild auf und Bild ab</translation>
    </message>
    <message>
        <source>Remove a pin</source>
        <translation>Einen Pin entfernen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Steering the land</source>
        <translation>Das Land lenken</translation>
    </message>
    <message>
        <source>Draw a ridge or a river</source>
        <translation>Einen Grat oder einen Fluss zeichnen</translation>
    </message>
    <message>
        <source>Click the corners; double click or Enter: end</source>
        <translation>Die Ecken anklicken; Doppelklick oder Eingabe: Ende</translation>
    </message>
    <message>
        <source>Paint the start grid</source>
        <translation>Das Startgitter malen</translation>
    </message>
    <message>
        <source>Drag, with Shift the other way</source>
        <translation>Ziehen, mit Umschalt umgekehrt</translation>
    </message>
</context>
<context>
    <name>app::AboutDialog</name>
    <message>
        <source>About Moraine</source>
        <translation>Über Moraine</translation>
    </message>
    <message>
        <source>Moraine %1</source>
        <translation>Moraine %1</translation>
    </message>
    <message>
        <source>A terrain editor: design a landscape, see every change at once, and hand exact heightmaps and meshes to other programs.

Free software under the MIT licence.</source>
        <translation>Ein Geländeeditor: eine Landschaft entwerfen, jede Änderung sofort sehen und exakte Höhenkarten und Netze an andere Programme weitergeben.

Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>System information</source>
        <translation>Systemangaben</translation>
    </message>
    <message>
        <source>&amp;Copy system information</source>
        <translation>Systemangaben &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>app::Autosave</name>
    <message>
        <source>Keeping a copy of unsaved work</source>
        <translation>Ungesicherte Arbeit wird aufbewahrt</translation>
    </message>
</context>
<context>
    <name>app::Closing</name>
    <message>
        <source>This is not done yet: %1.</source>
        <translation>Das ist noch nicht fertig: %1.</translation>
    </message>
    <message>
        <source>Close when &amp;done</source>
        <translation>Schließen, wenn &amp;fertig</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>Ab&amp;brechen und schließen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>If you stop it, what is not finished is not kept.</source>
        <translation>Beim Abbrechen wird nicht behalten, was nicht fertig ist.</translation>
    </message>
    <message>
        <source>The window closes when this is done</source>
        <translation>Das Fenster schließt sich, sobald das fertig ist</translation>
    </message>
</context>
<context>
    <name>app::ColourFiles</name>
    <message>
        <source>Load colours</source>
        <translation>Farben laden</translation>
    </message>
    <message>
        <source>Colour ramps</source>
        <translation>Farbverläufe</translation>
    </message>
    <message>
        <source>Any file</source>
        <translation>Beliebige Datei</translation>
    </message>
</context>
<context>
    <name>app::ComparisonDialog</name>
    <message>
        <source>They have different numbers of samples, so no sample has a partner.</source>
        <translation>Sie haben verschieden viele Stützpunkte, daher hat keiner einen Partner.</translation>
    </message>
    <message>
        <source>Their heights are equal, sample by sample.</source>
        <translation>Ihre Höhen sind gleich, Stützpunkt für Stützpunkt.</translation>
    </message>
    <message>
        <source>Compare generations</source>
        <translation>Generationen vergleichen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Zu</translation>
    </message>
    <message>
        <source>Difference map</source>
        <translation>Karte der Unterschiede</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>%1 tiefer</translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation>%1 höher</translation>
    </message>
    <message>
        <source>Highest rise</source>
        <translation>Höchster Anstieg</translation>
    </message>
    <message>
        <source>Deepest fall</source>
        <translation>Tiefste Senkung</translation>
    </message>
    <message>
        <source>Mean change</source>
        <translation>Mittlere Änderung</translation>
    </message>
    <message>
        <source>Root mean square</source>
        <translation>Quadratisches Mittel</translation>
    </message>
    <message>
        <source>Changed samples</source>
        <translation>Geänderte Stützpunkte</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 von %2 (%3 %)</translation>
    </message>
    <message>
        <source>Missing in one of them</source>
        <translation>Fehlen in einer der beiden</translation>
    </message>
</context>
<context>
    <name>app::ControlRow</name>
    <message>
        <source>Reset to %1</source>
        <translation>Auf %1 zurücksetzen</translation>
    </message>
    <message>
        <source>Reset %1 to %2</source>
        <translation>%1 auf %2 zurücksetzen</translation>
    </message>
    <message>
        <source>Default: %1. Double-click the label to reset.</source>
        <translation>Voreinstellung: %1. Doppelklick auf die Beschriftung setzt zurück.</translation>
    </message>
</context>
<context>
    <name>app::CurveField</name>
    <message>
        <source>Point %1 of %2: %3 → %4</source>
        <translation>Punkt %1 von %2: %3 → %4</translation>
    </message>
</context>
<context>
    <name>app::CurveRow</name>
    <message>
        <source>Drag the points; a double click adds one, Delete takes the chosen one away. By keys: Page Up and Page Down choose a point, the arrow keys move it, Insert adds one.</source>
        <translation>Die Punkte ziehen; ein Doppelklick fügt einen hinzu, Entf nimmt den gewählten weg. Mit Tasten: Bild auf und Bild ab wählen einen Punkt, die Pfeiltasten bewegen ihn, Einfg fügt einen hinzu.</translation>
    </message>
</context>
<context>
    <name>app::DisplayDock</name>
    <message>
        <source>Sea off</source>
        <translation>Meer aus</translation>
    </message>
    <message>
        <source>Sea at %1</source>
        <translation>Meer bei %1</translation>
    </message>
    <message>
        <source>Sea level %1 → %2</source>
        <translation>Meeresspiegel %1 → %2</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>The highest must lie above the lowest.</source>
        <translation>Die höchste muss über der tiefsten liegen.</translation>
    </message>
    <message>
        <source>Sun at %1, %2 high</source>
        <translation>Sonne bei %1, %2 hoch</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Mesh and scale</source>
        <translation>Netz und Maßstab</translation>
    </message>
    <message>
        <source>Load colours…</source>
        <translation>Farben laden …</translation>
    </message>
    <message>
        <source>Takes a colour ramp from a file: a GMT colour table (.cpt) or JSON. The project keeps it.</source>
        <translation>Nimmt einen Farbverlauf aus einer Datei: eine Farbtabelle von GMT (.cpt) oder JSON. Das Projekt behält ihn.</translation>
    </message>
    <message>
        <source>Colours %1</source>
        <translation>Farben %1</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Load colours</source>
        <translation>Farben laden</translation>
    </message>
</context>
<context>
    <name>app::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
</context>
<context>
    <name>app::Evaluation</name>
    <message>
        <source>Making terrain</source>
        <translation>Gelände wird erzeugt</translation>
    </message>
    <message>
        <source>Stopped: this is the terrain before the last change. Press F5 to make it anew.</source>
        <translation>Angehalten: das ist das Gelände vor der letzten Änderung. F5 erzeugt es neu.</translation>
    </message>
</context>
<context>
    <name>app::Exchange</name>
    <message>
        <source>Import heightmap</source>
        <translation>Höhenkarte importieren</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>%1 importiert</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Size %1</source>
        <translation>Größe %1</translation>
    </message>
    <message>
        <source>Fill holes</source>
        <translation>Lücken füllen</translation>
    </message>
</context>
<context>
    <name>app::ExportFactRows</name>
    <message>
        <source>%1, resampled from %2, %3</source>
        <translation>%1, umgerechnet von %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>%1, with the coordinate system in .%2</source>
        <translation>%1, mit dem Koordinatensystem in .%2</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Etwa %1</translation>
    </message>
    <message>
        <source>%1 before compression</source>
        <translation>%1 vor der Komprimierung</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Stützpunkte</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1; of maps: %2</source>
        <translation>%1; von Karten: %2</translation>
    </message>
    <message>
        <source>full scale of the imported file</source>
        <translation>voller Bereich der importierten Datei</translation>
    </message>
    <message>
        <source>lowest to highest</source>
        <translation>tiefste bis höchste</translation>
    </message>
    <message>
        <source>as %1 has it</source>
        <translation>wie %1 ihn hat</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, in steps of %2</source>
        <translation>%1, in Schritten von %2</translation>
    </message>
    <message>
        <source>%1; %2 % of the range used</source>
        <translation>%1; %2 % des Bereichs genutzt</translation>
    </message>
</context>
<context>
    <name>app::ExportFixed</name>
    <message>
        <source>%1 decides this.</source>
        <translation>%1 gibt das vor.</translation>
    </message>
    <message>
        <source>%1 takes one file.</source>
        <translation>%1 nimmt eine einzige Datei.</translation>
    </message>
</context>
<context>
    <name>app::ExportHeightmapDialog</name>
    <message>
        <source>Export heightmap</source>
        <translation>Höhenkarte exportieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Counting heights outside of the range</source>
        <translation>Höhen außerhalb des Bereichs werden gezählt</translation>
    </message>
    <message>
        <source>Any program</source>
        <translation>Beliebiges Programm</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Nimmt</translation>
    </message>
    <message>
        <source>&amp;Make the terrain %1</source>
        <translation>&amp;Gelände auf %1 bringen</translation>
    </message>
    <message>
        <source>&amp;Fill holes</source>
        <translation>Lücken &amp;füllen</translation>
    </message>
    <message>
        <source>The land itself gets a step that closes its gaps smoothly. It can be undone.</source>
        <translation>Das Land selbst bekommt einen Schritt, der seine Lücken glatt schließt. Er lässt sich rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>app::ExportMapsForm</name>
    <message>
        <source>Also write</source>
        <translation>Außerdem schreiben</translation>
    </message>
    <message>
        <source>Options of</source>
        <translation>Optionen für</translation>
    </message>
    <message>
        <source>As the heights need it</source>
        <translation>Passend zu den Höhen</translation>
    </message>
    <message>
        <source>File type</source>
        <translation>Dateityp</translation>
    </message>
    <message>
        <source>%1 decides this.</source>
        <translation>%1 gibt das vor.</translation>
    </message>
</context>
<context>
    <name>app::ExportMeshDialog</name>
    <message>
        <source>Export mesh</source>
        <translation>Netz exportieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>Ausdehnung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1 vertices, %2 triangles</source>
        <translation>%1 Ecken, %2 Dreiecke</translation>
    </message>
    <message>
        <source>%1 wide, %2 deep</source>
        <translation>%1 breit, %2 tief</translation>
    </message>
    <message>
        <source>At most %1: holes stay open</source>
        <translation>Höchstens %1: Löcher bleiben offen</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Etwa %1</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>Counting triangles</source>
        <translation>Dreiecke werden gezählt</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 mm, scale 1:%4</source>
        <translation>%1 × %2 × %3 mm, Maßstab 1:%4</translation>
    </message>
    <message>
        <source>Any program</source>
        <translation>Beliebiges Programm</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Errors by level</source>
        <translation>Fehler je Stufe</translation>
    </message>
    <message>
        <source>%1, skirts %2 deep</source>
        <translation>%1, Schürzen %2 tief</translation>
    </message>
</context>
<context>
    <name>app::ExportRuns</name>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Exported %1: %2 triangles</source>
        <translation>%1 exportiert: %2 Dreiecke</translation>
    </message>
    <message>
        <source>Exported %1 in steps of %2</source>
        <translation>%1 exportiert, in Stufen von %2</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>over the former files</source>
        <translation>über die früheren Dateien</translation>
    </message>
    <message>
        <source>read again, largest error %1 cm</source>
        <translation>zur Prüfung gelesen, größter Fehler %1 cm</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>There are files already that were not exported from here. Replace them?</source>
        <translation>Es gibt schon Dateien, die nicht von hier exportiert wurden. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>%1 (maps: %2)</source>
        <translation>%1 (Karten: %2)</translation>
    </message>
    <message>
        <source>read again, largest error %1 cm where nothing is cut off</source>
        <translation>zur Prüfung gelesen, größter Fehler %1 cm, wo nichts abgeschnitten ist</translation>
    </message>
</context>
<context>
    <name>app::FormRow</name>
    <message>
        <source>No effect now: %1</source>
        <translation>Jetzt ohne Wirkung: %1</translation>
    </message>
</context>
<context>
    <name>app::GenerationPictures</name>
    <message>
        <source>Making small pictures</source>
        <translation>Kleine Bilder werden gezeichnet</translation>
    </message>
</context>
<context>
    <name>app::Generations</name>
    <message>
        <source>Comparing generations</source>
        <translation>Generationen werden verglichen</translation>
    </message>
    <message>
        <source>Let “%1” go?</source>
        <translation>„%1“ gehen lassen?</translation>
    </message>
    <message>
        <source>It is no longer part of the history: without its star it is gone.</source>
        <translation>Diese Generation gehört nicht mehr zum Verlauf: ohne ihren Stern ist sie fort.</translation>
    </message>
    <message>
        <source>&amp;Let it go</source>
        <translation>&amp;Gehen lassen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Undone generations that this change has dropped: %1. A star in the history keeps one.</source>
        <translation>Rückgängig gemachte Generationen, die durch diese Änderung wegfallen: %1. Ein Stern im Verlauf behält eine.</translation>
    </message>
</context>
<context>
    <name>app::GeneratorDock</name>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Preset %1</source>
        <translation>Vorlage %1</translation>
    </message>
</context>
<context>
    <name>app::HeightsRow</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 × %2 samples</source>
        <translation>%1 × %2 Stützpunkte</translation>
    </message>
</context>
<context>
    <name>app::HistoryDelegate</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>app::HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Every change of the terrain appears here with a picture. A click on one goes back to it.</source>
        <translation>Jede Änderung des Geländes erscheint hier mit einem Bild. Ein Klick darauf geht zu ihr zurück.</translation>
    </message>
    <message>
        <source>Generations of the terrain, oldest first, then kept ones that were left behind. Enter goes to the chosen one, the space bar keeps it, F2 names it.</source>
        <translation>Generationen des Geländes, die älteste zuerst, dann behaltene, die zurückgeblieben sind. Die Eingabetaste geht zur gewählten, die Leertaste behält sie, F2 benennt sie.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>A kept generation stays when you go back and change something else. Space bar.</source>
        <translation>Eine behaltene Generation bleibt, wenn man zurückgeht und anderes ändert. Leertaste.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Benennen</translation>
    </message>
    <message>
        <source>Gives the generation a name of yours and keeps it. F2.</source>
        <translation>Gibt der Generation einen eigenen Namen und behält sie. F2.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Shows where two chosen generations differ, or the chosen one and the present one.</source>
        <translation>Zeigt, wo sich zwei gewählte Generationen unterscheiden, oder die gewählte und die jetzige.</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>Dorthin &amp;gehen</translation>
    </message>
    <message>
        <source>&amp;Keep, or let go</source>
        <translation>&amp;Behalten oder gehen lassen</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <translation>Be&amp;nennen …</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>Wiederhergestellt: %1</translation>
    </message>
</context>
<context>
    <name>app::HistoryModel</name>
    <message>
        <source>%1, shown now</source>
        <translation>%1, jetzt gezeigt</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, zurückgenommen</translation>
    </message>
    <message>
        <source>%1, left behind</source>
        <translation>%1, zurückgeblieben</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, behalten</translation>
    </message>
</context>
<context>
    <name>app::ImportDialog</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Stützpunkte</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>Ausdehnung</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Picture of the file&apos;s heights</source>
        <translation>Bild der Höhen der Datei</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>A picture appears once the file can be read.</source>
        <translation>Ein Bild erscheint, sobald die Datei gelesen werden kann.</translation>
    </message>
    <message>
        <source>%1 in the file</source>
        <translation>%1 in der Datei</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 wide, %2 deep</source>
        <translation>%1 breit, %2 tief</translation>
    </message>
    <message>
        <source>The file does not say how far apart its samples are: 1 m is assumed.</source>
        <translation>Die Datei sagt nicht, wie weit ihre Stützpunkte auseinanderliegen: 1 m wird angenommen.</translation>
    </message>
    <message>
        <source>The file does not say which heights its numbers mean: 0 to %1 is a guess from its width.</source>
        <translation>Die Datei sagt nicht, welche Höhen ihre Zahlen bedeuten: 0 bis %1 ist nach ihrer Breite geschätzt.</translation>
    </message>
    <message>
        <source>Filling missing samples</source>
        <translation>Fehlende Stützpunkte werden gefüllt</translation>
    </message>
    <message>
        <source>%1, filled</source>
        <translation>%1, gefüllt</translation>
    </message>
    <message>
        <source>%1 wide, %2 deep, %3</source>
        <translation>%1 breit, %2 tief, %3</translation>
    </message>
    <message>
        <source>a coordinate system without a code</source>
        <translation>ein Koordinatensystem ohne Nummer</translation>
    </message>
</context>
<context>
    <name>app::ImportForm</name>
    <message>
        <source>only what the file says</source>
        <translation>nur was die Datei sagt</translation>
    </message>
</context>
<context>
    <name>app::JobRunner</name>
    <message>
        <source>There is not enough memory for this. Close other programs or choose a smaller size.</source>
        <translation>Dafür reicht der Arbeitsspeicher nicht. Andere Programme schließen oder eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>The work stopped because of a fault in the program (%1). Nothing was changed.</source>
        <translation>Die Arbeit brach wegen eines Fehlers im Programm ab (%1). Es wurde nichts verändert.</translation>
    </message>
</context>
<context>
    <name>app::KeptExportsDialog</name>
    <message>
        <source>Kept exports</source>
        <translation>Gemerkte Exporte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;Export again</source>
        <translation>Nochmals &amp;exportieren</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>The project forgets this export; its files stay.</source>
        <translation>Das Projekt vergisst diesen Export; seine Dateien bleiben.</translation>
    </message>
    <message>
        <source>The project keeps no exports yet. Each export that you make is kept.</source>
        <translation>Das Projekt hat sich noch keine Exporte gemerkt. Jeder Export wird gemerkt.</translation>
    </message>
    <message>
        <source>The last one stands last. F2 changes a name; the command line takes it, too.</source>
        <translation>Der letzte steht zuletzt. F2 ändert einen Namen; ihn nimmt auch die Befehlszeile.</translation>
    </message>
</context>
<context>
    <name>app::LevelPage</name>
    <message>
        <source>Step backward</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
</context>
<context>
    <name>app::LevelPlayer</name>
    <message>
        <source>Making level %1</source>
        <translation>Stufe %1 entsteht</translation>
    </message>
    <message>
        <source>There is not enough memory to show this step: choose a smaller size.</source>
        <translation>Der Speicher reicht nicht, um diesen Schritt zu zeigen: eine kleinere Größe wählen.</translation>
    </message>
</context>
<context>
    <name>app::LevelsDock</name>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>The levels of diamond-square are played here. This ground was not made by it.</source>
        <translation>Hier laufen die Stufen von Diamond-Square ab. Dieser Boden ist nicht so entstanden.</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>Half steps: centres, edges</source>
        <translation>Halbe Schritte: Mitten, Kanten</translation>
    </message>
    <message>
        <source>Single samples</source>
        <translation>Einzelne Stützpunkte</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the steps follow each other.</source>
        <translation>Wie schnell die Schritte aufeinander folgen.</translation>
    </message>
    <message>
        <source>Step backward</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Show the whole terrain</source>
        <translation>Das ganze Gelände zeigen</translation>
    </message>
    <message>
        <source>The whole terrain. Play shows how it is made, level by level.</source>
        <translation>Das ganze Gelände. Abspielen zeigt, wie es Stufe für Stufe entsteht.</translation>
    </message>
    <message>
        <source>Start · lattice %1</source>
        <translation>Anfang · Gitter %1</translation>
    </message>
    <message>
        <source>Level %1 of %2, centres</source>
        <translation>Stufe %1 von %2, Mitten</translation>
    </message>
    <message>
        <source>Level %1 of %2, edges</source>
        <translation>Stufe %1 von %2, Kanten</translation>
    </message>
    <message>
        <source> · lattice %1</source>
        <translation> · Gitter %1</translation>
    </message>
    <message>
        <source>Sample %1 of %2 · neighbours: %3 · their mean %4 · offset %5 · height %6</source>
        <translation>Stützpunkt %1 von %2 · Nachbarn: %3 · ihr Mittel %4 · Versatz %5 · Höhe %6</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Export pictures of all steps…</source>
        <translation>Bilder aller Schritte exportieren …</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Single samples are shown up to a lattice of %1.</source>
        <translation>Einzelne Stützpunkte werden bis zu einem Gitter von %1 gezeigt.</translation>
    </message>
    <message>
        <source>%1 · sample %2 of %3</source>
        <translation>%1 · Stützpunkt %2 von %3</translation>
    </message>
    <message>
        <source>The stationary form uses 16 neighbours, and pins move every sample: choose another form, without pins, to see single samples.</source>
        <translation>Die stationäre Form nutzt 16 Nachbarn, und Pins bewegen jeden Stützpunkt: eine andere Form ohne Pins wählen, um einzelne Stützpunkte zu sehen.</translation>
    </message>
</context>
<context>
    <name>app::LostWork</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Moraine ended unexpectedly. Restore the unsaved work on “%1”?</source>
        <translation>Moraine wurde unerwartet beendet. Die ungesicherte Arbeit an „%1“ wiederherstellen?</translation>
    </message>
    <message>
        <source>It was kept on %1.</source>
        <translation>Sie wurde am %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen …</translation>
    </message>
    <message>
        <source>Discard the unsaved work on “%1” for good?</source>
        <translation>Die ungesicherte Arbeit an „%1“ endgültig verwerfen?</translation>
    </message>
    <message>
        <source>It was never saved: nothing is left of it then.</source>
        <translation>Sie wurde nie gespeichert: dann ist nichts mehr davon da.</translation>
    </message>
    <message>
        <source>What is saved in the file stays; what was done after that is lost.</source>
        <translation>Was in der Datei gespeichert ist, bleibt; was danach kam, geht verloren.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Import heightmap…</source>
        <translation>Höhenkarte &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Export heightmap…</source>
        <translation>Höhenkarte &amp;exportieren …</translation>
    </message>
    <message>
        <source>Export &amp;mesh…</source>
        <translation>Ne&amp;tz exportieren …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>&amp;3D view</source>
        <translation>&amp;3D-Ansicht</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Whole terrain</source>
        <translation>&amp;Ganzes Gelände</translation>
    </message>
    <message>
        <source>From the &amp;south</source>
        <translation>Von S&amp;üden</translation>
    </message>
    <message>
        <source>From the &amp;east</source>
        <translation>Von O&amp;sten</translation>
    </message>
    <message>
        <source>From &amp;above</source>
        <translation>Von &amp;oben</translation>
    </message>
    <message>
        <source>S&amp;tart panel</source>
        <translation>S&amp;tartfeld</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>&amp;About Moraine…</source>
        <translation>&amp;Über Moraine …</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>No projects yet</source>
        <translation>Noch keine Projekte</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Noch&amp;mals exportieren</translation>
    </message>
    <message>
        <source>Export a&amp;ll</source>
        <translation>&amp;Alle exportieren</translation>
    </message>
    <message>
        <source>&amp;Kept exports…</source>
        <translation>&amp;Gemerkte Exporte …</translation>
    </message>
    <message>
        <source>Play the &amp;levels</source>
        <translation>Die St&amp;ufen abspielen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Height of a place</source>
        <translation>&amp;Höhe eines Orts</translation>
    </message>
    <message>
        <source>&amp;Distance and slope</source>
        <translation>&amp;Entfernung und Neigung</translation>
    </message>
    <message>
        <source>&amp;Profile along a line</source>
        <translation>&amp;Profil entlang einer Linie</translation>
    </message>
    <message>
        <source>&amp;Copy the measurement</source>
        <translation>Messung &amp;kopieren</translation>
    </message>
    <message>
        <source>C&amp;lear the marks</source>
        <translation>Markierungen &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>M&amp;ove through the land</source>
        <translation>Durch das Lan&amp;d bewegen</translation>
    </message>
    <message>
        <source>3D view and map s&amp;ide by side</source>
        <translation>3D-Ansicht und Karte &amp;nebeneinander</translation>
    </message>
    <message>
        <source>Switch &amp;between 3D view and map</source>
        <translation>Z&amp;wischen 3D-Ansicht und Karte wechseln</translation>
    </message>
    <message>
        <source>Make terrain a&amp;new</source>
        <translation>Gelände neu &amp;erzeugen</translation>
    </message>
    <message>
        <source>Re&amp;fine imported ground…</source>
        <translation>Importiertes Gelände ver&amp;feinern …</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>Var&amp;ianten</translation>
    </message>
    <message>
        <source>P&amp;ins to steer the land</source>
        <translation>P&amp;ins, die das Land lenken</translation>
    </message>
    <message>
        <source>S&amp;heet of values…</source>
        <translation>Bild&amp;reihe von Werten …</translation>
    </message>
    <message>
        <source>&amp;Ridge along a line</source>
        <translation>&amp;Grat entlang einer Linie</translation>
    </message>
    <message>
        <source>Ri&amp;ver along a line</source>
        <translation>Fl&amp;uss entlang einer Linie</translation>
    </message>
    <message>
        <source>Paint the &amp;start grid</source>
        <translation>&amp;Startgitter malen</translation>
    </message>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1 (nur lesend)</translation>
    </message>
    <message>
        <source>Moraine ended twice while it was starting, so the panels are back in their places.</source>
        <translation>Moraine endete zweimal beim Start, deshalb sind die Bereiche wieder an ihren Plätzen.</translation>
    </message>
</context>
<context>
    <name>app::MapNotice</name>
    <message>
        <source>Close the message</source>
        <translation>Die Meldung schließen</translation>
    </message>
</context>
<context>
    <name>app::MapWidget</name>
    <message>
        <source>%1 m east, %2 m north, no height here</source>
        <translation>%1 m Ost, %2 m Nord, hier keine Höhe</translation>
    </message>
    <message>
        <source>%1 m east, %2 m north, height %3 m</source>
        <translation>%1 m Ost, %2 m Nord, Höhe %3 m</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north, on the map&apos;s arrow</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>There is no terrain to show.</source>
        <translation>Es gibt kein Gelände zu zeigen.</translation>
    </message>
    <message>
        <source>No terrain to show yet.</source>
        <translation>Noch kein Gelände zu zeigen.</translation>
    </message>
    <message>
        <source>A</source>
        <comment>begin of a profile</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <comment>end of a profile</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Contours every %1</source>
        <translation>Höhenlinien alle %1</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor from sample to sample, Enter picks its place, plus and minus zoom, Home shows the whole terrain.</source>
        <translation>Die Pfeiltasten bewegen einen Cursor von Stützpunkt zu Stützpunkt, Eingabe nimmt seinen Ort, Plus und Minus zoomen, Pos1 zeigt das ganze Gelände.</translation>
    </message>
</context>
<context>
    <name>app::MeasureDock</name>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Choose height, distance or profile in the toolbar, and click or drag on the land: heights, distances, slopes and the profile appear here.</source>
        <translation>In der Werkzeugleiste Höhe, Entfernung oder Profil wählen und auf dem Gelände klicken oder ziehen: Höhen, Entfernungen, Neigungen und das Profil erscheinen hier.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Height difference</source>
        <translation>Höhenunterschied</translation>
    </message>
    <message>
        <source>Straight through the air</source>
        <translation>Luftlinie</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Bearing</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Along the ground</source>
        <translation>Auf dem Boden</translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation>Auf und ab</translation>
    </message>
    <message>
        <source>%1 up, %2 down</source>
        <translation>%1 auf, %2 ab</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation>Höhe %1</translation>
    </message>
    <message>
        <source>%1, slope %2</source>
        <translation>%1, Neigung %2</translation>
    </message>
</context>
<context>
    <name>app::Measuring</name>
    <message>
        <source>Measured: %1</source>
        <translation>Gemessen: %1</translation>
    </message>
    <message>
        <source>Nothing is measured yet: choose a tool and click on the land.</source>
        <translation>Noch ist nichts gemessen: ein Werkzeug wählen und auf das Gelände klicken.</translation>
    </message>
    <message>
        <source>The measurement is on the clipboard</source>
        <translation>Die Messung ist in der Zwischenablage</translation>
    </message>
</context>
<context>
    <name>app::NumberEntry</name>
    <message>
        <source>Enter a number.</source>
        <translation>Eine Zahl eingeben.</translation>
    </message>
    <message>
        <source>Enter a number from %1 to %2.</source>
        <translation>Eine Zahl von %1 bis %2 eingeben.</translation>
    </message>
    <message>
        <source>Enter a whole number, such as %1.</source>
        <translation>Eine ganze Zahl eingeben, etwa %1.</translation>
    </message>
    <message>
        <source>“%1” may mean %2 or %3: write one of these.</source>
        <translation>„%1“ kann %2 oder %3 heißen: eines davon schreiben.</translation>
    </message>
    <message>
        <source>“%1” is not a number. Write it like %2 or %3.</source>
        <translation>„%1“ ist keine Zahl. So schreiben: %2 oder %3.</translation>
    </message>
    <message>
        <source>“%1”: the number has no unit here; leave “%2” out.</source>
        <translation>„%1“: die Zahl hat hier keine Einheit; „%2“ weglassen.</translation>
    </message>
    <message>
        <source>“%1”: “%2” is not known here. The number is in %3.</source>
        <translation>„%1“: „%2“ ist hier nicht bekannt. Die Zahl steht in %3.</translation>
    </message>
    <message>
        <source>Enter a number, such as %1.</source>
        <translation>Eine Zahl eingeben, etwa %1.</translation>
    </message>
</context>
<context>
    <name>app::NumberRow</name>
    <message>
        <source>%1, slider</source>
        <translation>%1, Schieberegler</translation>
    </message>
</context>
<context>
    <name>app::OpenGlMark</name>
    <message>
        <source>Moraine ended while the graphics driver was starting, so there is no 3D view this time. The next start tries again; updating the driver may help.</source>
        <translation>Moraine wurde unerwartet beendet, während der Grafiktreiber startete; deshalb gibt es diesmal keine 3D-Ansicht. Der nächste Start versucht es wieder; ein neuerer Treiber hilft vielleicht.</translation>
    </message>
</context>
<context>
    <name>app::OpenGlProbe</name>
    <message>
        <source>There is no 3D view on the platform “%1”: start the program on a desktop, or use the map.</source>
        <translation>Auf der Plattform „%1“ gibt es keine 3D-Ansicht: das Programm auf einem Desktop starten oder die Karte benutzen.</translation>
    </message>
    <message>
        <source>OpenGL does not start here: install or update the graphics driver, or start the program with LIBGL_ALWAYS_SOFTWARE=1 to let the processor draw.</source>
        <translation>OpenGL startet hier nicht: den Grafiktreiber installieren oder aktualisieren, oder das Programm mit LIBGL_ALWAYS_SOFTWARE=1 starten, damit der Prozessor zeichnet.</translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 4.1, and “%1” offers %2.%3: update the graphics driver, or start the program with LIBGL_ALWAYS_SOFTWARE=1 to let the processor draw.</source>
        <translation>Die 3D-Ansicht braucht OpenGL 4.1, „%1“ bietet %2.%3: den Grafiktreiber aktualisieren, oder das Programm mit LIBGL_ALWAYS_SOFTWARE=1 starten, damit der Prozessor zeichnet.</translation>
    </message>
</context>
<context>
    <name>app::OwnPresetMenu</name>
    <message>
        <source>&amp;Save this terrain as a preset…</source>
        <translation>Dieses Gelände als Vorlage &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Import a preset…</source>
        <translation>Eine Vorlage &amp;importieren …</translation>
    </message>
    <message>
        <source>Own presets</source>
        <translation>Eigene Vorlagen</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>There is a preset “%1” already. Replace it?</source>
        <translation>Es gibt schon eine Vorlage „%1“. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>The preset “%1” is in the list.</source>
        <translation>Die Vorlage „%1“ steht in der Liste.</translation>
    </message>
    <message>
        <source>Rename the preset</source>
        <translation>Vorlage umbenennen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Delete the preset “%1”?</source>
        <translation>Die Vorlage „%1“ löschen?</translation>
    </message>
    <message>
        <source>Terrains that were made with it stay as they are.</source>
        <translation>Gelände, die damit gemacht wurden, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Import a preset</source>
        <translation>Vorlage importieren</translation>
    </message>
    <message>
        <source>Presets and recipes</source>
        <translation>Vorlagen und Rezepte</translation>
    </message>
    <message>
        <source>Export the preset</source>
        <translation>Vorlage exportieren</translation>
    </message>
    <message>
        <source>Moraine preset</source>
        <translation>Moraine-Vorlage</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
</context>
<context>
    <name>app::PictureFile</name>
    <message>
        <source>There is not enough memory for this picture: ask for a smaller one.</source>
        <translation>Der Speicher reicht nicht für dieses Bild: ein kleineres wählen.</translation>
    </message>
</context>
<context>
    <name>app::PinEdits</name>
    <message>
        <source>Place pin %1</source>
        <translation>Pin %1 setzen</translation>
    </message>
    <message>
        <source>Move pin %1</source>
        <translation>Pin %1 verschieben</translation>
    </message>
    <message>
        <source>Height of pin %1</source>
        <translation>Höhe von Pin %1</translation>
    </message>
    <message>
        <source>Remove pin %1</source>
        <translation>Pin %1 entfernen</translation>
    </message>
</context>
<context>
    <name>app::PinLineForm</name>
    <message>
        <source>Click the line of the ridge on the land; a double click or Enter ends it. Its heights can be changed here afterwards.</source>
        <translation>Die Linie des Grats auf dem Land anklicken; ein Doppelklick oder Eingabe beendet sie. Ihre Höhen lassen sich danach hier ändern.</translation>
    </message>
    <message>
        <source>Click the line of the river from its spring on; a double click or Enter ends it. It falls evenly and never rises.</source>
        <translation>Die Linie des Flusses von seiner Quelle an anklicken; ein Doppelklick oder Eingabe beendet sie. Er fällt gleichmäßig und steigt nie.</translation>
    </message>
</context>
<context>
    <name>app::PinLines</name>
    <message>
        <source>Click the corners of the line on the land; a double click or Enter ends it.</source>
        <translation>Die Ecken der Linie auf dem Land anklicken; ein Doppelklick oder Eingabe beendet sie.</translation>
    </message>
    <message>
        <source>Ridge of pins</source>
        <translation>Grat aus Pins</translation>
    </message>
    <message>
        <source>River of pins</source>
        <translation>Fluss aus Pins</translation>
    </message>
    <message>
        <source>Pins along the line: %1. Its heights can still be changed in the panel.</source>
        <translation>Pins entlang der Linie: %1. Ihre Höhen lassen sich im Bereich noch ändern.</translation>
    </message>
    <message>
        <source>That is beside the land: a corner of the line has to lie on it.</source>
        <translation>Das liegt neben dem Gelände: Eine Ecke der Linie muss darauf liegen.</translation>
    </message>
</context>
<context>
    <name>app::Pinning</name>
    <message>
        <source>Table of pins</source>
        <translation>Tabelle von Pins</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>Pins</translation>
    </message>
    <message>
        <source>Click on the land to place a pin. Drag a pin to move it; with Shift, or by its arrow, to raise or lower it.</source>
        <translation>Ein Klick auf das Land setzt einen Pin. Ziehen verschiebt ihn; mit Umschalt oder an seinem Pfeil hebt oder senkt es ihn.</translation>
    </message>
    <message>
        <source>Import pins</source>
        <translation>Pins importieren</translation>
    </message>
    <message>
        <source>Tables of pins</source>
        <translation>Tabellen von Pins</translation>
    </message>
    <message>
        <source>Any file</source>
        <translation>Beliebige Datei</translation>
    </message>
    <message>
        <source>Pins added: %1. There are %2 now.</source>
        <translation>Pins hinzugefügt: %1. Nun sind es %2.</translation>
    </message>
    <message>
        <source>That is beside the land: a pin has to stand on it.</source>
        <translation>Das liegt neben dem Gelände: Ein Pin muss darauf stehen.</translation>
    </message>
</context>
<context>
    <name>app::PinsDock</name>
    <message>
        <source>The steps after the ground change the land further: a pin&apos;s height is that before them.</source>
        <translation>Die Schritte nach dem Boden verändern das Land weiter: Die Höhe eines Pins ist die vor ihnen.</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Pins</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Den Pin entfernen</translation>
    </message>
    <message>
        <source>Takes the chosen pin away.</source>
        <translation>Nimmt den gewählten Pin weg.</translation>
    </message>
    <message>
        <source>Import pins…</source>
        <translation>Pins importieren …</translation>
    </message>
    <message>
        <source>Adds the pins of a table: a CSV file with x, y and height in m.</source>
        <translation>Fügt die Pins einer Tabelle hinzu: eine CSV-Datei mit x, y und Höhe in m.</translation>
    </message>
    <message>
        <source>Export pins…</source>
        <translation>Pins exportieren …</translation>
    </message>
    <message>
        <source>Writes the pins as a table that can be imported.</source>
        <translation>Schreibt die Pins als Tabelle, die importiert werden kann.</translation>
    </message>
    <message>
        <source>Places and heights. F2 edits a number, Delete removes the pin.</source>
        <translation>Orte und Höhen. F2 ändert eine Zahl, Entf entfernt den Pin.</translation>
    </message>
    <message>
        <source>Reach of the pins</source>
        <translation>Reichweite der Pins</translation>
    </message>
    <message>
        <source>Pins need ground that is made by diamond-square: this land begins with another step.</source>
        <translation>Pins brauchen Boden, den Diamond-Square macht: Dieses Land beginnt mit einem anderen Schritt.</translation>
    </message>
    <message>
        <source>Drag a pin to move it, drag its arrow to raise or lower it, or type here.</source>
        <translation>Einen Pin ziehen, um ihn zu verschieben, an seinem Pfeil ziehen, um ihn zu heben oder zu senken, oder hier tippen.</translation>
    </message>
    <message>
        <source>Take the pin tool and click on the land: a peak, a pass, a lake. The land goes through every pin and stays as rough as it is.</source>
        <translation>Das Pin-Werkzeug nehmen und auf das Land klicken: ein Gipfel, ein Pass, ein See. Das Land geht durch jeden Pin und bleibt so rau, wie es ist.</translation>
    </message>
    <message>
        <source>Add a pin</source>
        <translation>Einen Pin hinzufügen</translation>
    </message>
    <message>
        <source>Adds a pin on the land as it is; its place and height can be typed.</source>
        <translation>Fügt einen Pin auf dem Land hinzu, wie es ist; Ort und Höhe lassen sich tippen.</translation>
    </message>
</context>
<context>
    <name>app::PinsModel</name>
    <message>
        <source>From the west edge of the land; a pin lies on the nearest sample.</source>
        <translation>Vom Westrand des Landes aus; ein Pin liegt auf dem nächsten Stützpunkt.</translation>
    </message>
    <message>
        <source>From the south edge of the land; a pin lies on the nearest sample.</source>
        <translation>Vom Südrand des Landes aus; ein Pin liegt auf dem nächsten Stützpunkt.</translation>
    </message>
    <message>
        <source>That the land has at the pin.</source>
        <translation>Die das Land am Pin hat.</translation>
    </message>
    <message>
        <source>East (m)</source>
        <translation>Ost (m)</translation>
    </message>
    <message>
        <source>North (m)</source>
        <translation>Nord (m)</translation>
    </message>
    <message>
        <source>Height (m)</source>
        <translation>Höhe (m)</translation>
    </message>
</context>
<context>
    <name>app::PlotExports</name>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
</context>
<context>
    <name>app::PlotWidget</name>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Export or copy this plot</source>
        <translation>Dieses Diagramm exportieren oder kopieren</translation>
    </message>
    <message>
        <source>Export SVG…</source>
        <translation>SVG exportieren …</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>PNG exportieren …</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren …</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Empty plot</source>
        <translation>Leeres Diagramm</translation>
    </message>
    <message>
        <source>%1 The arrow keys read it.</source>
        <translation>%1 Die Pfeiltasten lesen es ab.</translation>
    </message>
    <message>
        <source>Export or copy: %1</source>
        <translation>Exportieren oder kopieren: %1</translation>
    </message>
</context>
<context>
    <name>app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Another language shows when Moraine starts the next time.</source>
        <translation>Eine andere Sprache erscheint beim nächsten Start von Moraine.</translation>
    </message>
    <message>
        <source>&amp;Show presets and recent projects at the start</source>
        <translation>Beim Start Vorlagen und letzte Projekte &amp;zeigen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Whether the camera glides to another view and controls move, or all is there at once</source>
        <translation>Ob die Kamera zu einer anderen Ansicht gleitet und Bedienelemente sich bewegen oder alles sofort da ist</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Memory for &amp;undo</source>
        <translation>Speicher für &amp;Rückgängig</translation>
    </message>
    <message>
        <source>Memory for undo</source>
        <translation>Speicher für Rückgängig</translation>
    </message>
    <message>
        <source>Heights of former steps are kept in it, so that going back is quick; those that do not fit are made again.</source>
        <translation>Darin bleiben die Höhen früherer Schritte, damit der Weg zurück schnell ist; was nicht hineinpasst, wird neu berechnet.</translation>
    </message>
    <message>
        <source>A quarter of what is free</source>
        <translation>Ein Viertel des freien Speichers</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Make &amp;pictures of new generations</source>
        <translation>B&amp;ilder neuer Generationen zeichnen</translation>
    </message>
    <message>
        <source>The history and projects have them. Switched off, those that are there stay.</source>
        <translation>Verlauf und Projekte enthalten sie. Ausgeschaltet bleiben die vorhandenen.</translation>
    </message>
</context>
<context>
    <name>app::PresetBox</name>
    <message>
        <source>Start from a preset…</source>
        <translation>Mit einer Vorlage beginnen …</translation>
    </message>
    <message>
        <source>Replaces the terrain by a named start. Undo brings the old one back.</source>
        <translation>Ersetzt das Gelände durch einen benannten Anfang. Rückgängig bringt das alte zurück.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Own presets</source>
        <translation>Eigene Vorlagen</translation>
    </message>
    <message>
        <source>Own presets
Save this terrain as a preset; rename, delete, import and export those that you have.</source>
        <translation>Eigene Vorlagen
Dieses Gelände als Vorlage speichern; vorhandene umbenennen, löschen, importieren und exportieren.</translation>
    </message>
    <message>
        <source>A preset of your own.</source>
        <translation>Eine eigene Vorlage.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>a preset</comment>
        <translation>%1, geändert</translation>
    </message>
</context>
<context>
    <name>app::PresetPictures</name>
    <message>
        <source>Drawing the presets</source>
        <translation>Vorlagen werden gezeichnet</translation>
    </message>
</context>
<context>
    <name>app::ProfilePlot</name>
    <message>
        <source>Height in m</source>
        <translation>Höhe in m</translation>
    </message>
    <message>
        <source>Heights × %1</source>
        <translation>Höhen × %1</translation>
    </message>
    <message>
        <source>Distance in m</source>
        <translation>Entfernung in m</translation>
    </message>
    <message>
        <source>%1: no height here</source>
        <translation>%1: hier keine Höhe</translation>
    </message>
    <message>
        <source>%1: %2 high</source>
        <translation>%1: %2 hoch</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Profile over %1, heights %2.</source>
        <translation>Profil über %1, Höhen %2.</translation>
    </message>
</context>
<context>
    <name>app::ProjectFiles</name>
    <message>
        <source>New terrain</source>
        <translation>Neues Gelände</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Moraine project</source>
        <translation>Moraine-Projekt</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Eine &amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Opening unsaved work</source>
        <translation>Ungesicherte Arbeit wird geöffnet</translation>
    </message>
    <message>
        <source>This version of Moraine makes other heights of “%1” than the one that saved it. The file is as it was; save under another name to keep both.</source>
        <translation>Diese Version von Moraine erzeugt aus „%1“ andere Höhen als die, die es gespeichert hat. Die Datei ist unverändert; unter anderem Namen speichern, um beide zu behalten.</translation>
    </message>
    <message>
        <source>Your work is still open and unsaved.</source>
        <translation>Die Arbeit ist noch offen und nicht gespeichert.</translation>
    </message>
    <message>
        <source>“%1” is open. This is to be known about it:</source>
        <translation>„%1“ ist offen. Dazu ist zu wissen:</translation>
    </message>
    <message>
        <source>Saved %1; the file of an earlier Moraine is kept beside it as %2</source>
        <translation>%1 gespeichert; die Datei eines früheren Moraine bleibt daneben als %2</translation>
    </message>
    <message>
        <source>%1 is read-only here: the changes go into another file</source>
        <translation>%1 ist hier schreibgeschützt: die Änderungen kommen in eine andere Datei</translation>
    </message>
</context>
<context>
    <name>app::ProjectGuard</name>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>an unknown machine</source>
        <translation>einem unbekannten Rechner</translation>
    </message>
    <message>
        <source>%1 has it open on %2 (process %3).</source>
        <translation>%1 hat es auf %2 geöffnet (Prozess %3).</translation>
    </message>
    <message>
        <source>“%1” is open in another window of Moraine.</source>
        <translation>„%1“ ist in einem anderen Fenster von Moraine geöffnet.</translation>
    </message>
    <message>
        <source>Only one of the two can save into the file.</source>
        <translation>Nur eines von beiden kann in die Datei speichern.</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation>Nur &amp;lesend öffnen</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>Eine &amp;Kopie öffnen</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>Über&amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>“%1” is open in another window of Moraine, which saves into it.</source>
        <translation>„%1“ ist in einem anderen Fenster von Moraine geöffnet, das in die Datei speichert.</translation>
    </message>
    <message>
        <source>Your work is still unsaved.</source>
        <translation>Die Arbeit ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>“%1” was changed by something else since it was opened here.</source>
        <translation>„%1“ wurde von außen geändert, seit es hier geöffnet ist.</translation>
    </message>
    <message>
        <source>“%1” is no longer there: it was moved or removed.</source>
        <translation>„%1“ ist nicht mehr da: Die Datei wurde verschoben oder gelöscht.</translation>
    </message>
    <message>
        <source>If you overwrite it, what it holds now stays beside it as “%1~”.</source>
        <translation>Beim Überschreiben bleibt der jetzige Inhalt daneben als „%1~“ erhalten.</translation>
    </message>
    <message>
        <source>Your work is still open.</source>
        <translation>Die Arbeit ist weiterhin geöffnet.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>&amp;Save it there again</source>
        <translation>&amp;Dort wieder speichern</translation>
    </message>
</context>
<context>
    <name>app::RampStrip</name>
    <message>
        <source>Colours from %1 to %2</source>
        <translation>Farben von %1 bis %2</translation>
    </message>
    <message>
        <source>Sea %1</source>
        <translation>Meer %1</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north, in the legend</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <comment>east, in the legend</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>S</source>
        <comment>south, in the legend</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west, in the legend</comment>
        <translation>W</translation>
    </message>
</context>
<context>
    <name>app::RecipeDelegate</name>
    <message>
        <source>Name of the step</source>
        <translation>Name des Schritts</translation>
    </message>
    <message>
        <source>Empty: the step is called by its kind again.</source>
        <translation>Leer: Der Schritt heißt wieder nach seiner Art.</translation>
    </message>
</context>
<context>
    <name>app::RecipeEditor</name>
    <message>
        <source>Add steps that change this ground: smooth it, cut terraces, make an island of it. Each works on what the ones above it made.</source>
        <translation>Schritte hinzufügen, die diesen Boden verändern: ihn glätten, Terrassen schneiden, eine Insel daraus machen. Jeder arbeitet mit dem, was die über ihm gemacht haben.</translation>
    </message>
    <message>
        <source>Add step…</source>
        <translation>Schritt hinzufügen …</translation>
    </message>
    <message>
        <source>Switch on or off</source>
        <translation>Ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Add step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Adds a step behind the selected one</source>
        <translation>Fügt hinter dem gewählten Schritt einen weiteren hinzu</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>Ground: %1</source>
        <translation>Boden: %1</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 verschoben</translation>
    </message>
    <message>
        <source>%1 duplicated</source>
        <translation>%1 dupliziert</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>%1 renamed: %2</source>
        <translation>%1 umbenannt: %2</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1 ein</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 aus</translation>
    </message>
    <message>
        <source>Shape of the land</source>
        <translation>Form des Geländes</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Other ground</source>
        <translation>Anderer Boden</translation>
    </message>
    <message>
        <source>It is the last step.</source>
        <translation>Er ist der letzte Schritt.</translation>
    </message>
</context>
<context>
    <name>app::RecipeList</name>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The steps that make the terrain, in their order. Space switches a step on or off, F2 renames it, Ctrl+Up and Ctrl+Down move it.</source>
        <translation>Die Schritte, die das Gelände machen, in ihrer Reihenfolge. Die Leertaste schaltet einen Schritt ein oder aus, F2 benennt ihn um, Strg+Auf und Strg+Ab verschieben ihn.</translation>
    </message>
    <message>
        <source>The ground stays the first step and stays on: the other steps change what it makes.</source>
        <translation>Der Boden bleibt der erste Schritt und bleibt eingeschaltet: Die anderen Schritte verändern, was er macht.</translation>
    </message>
    <message>
        <source>%1
Drag it to another place.</source>
        <translation>%1
An eine andere Stelle ziehen.</translation>
    </message>
    <message>
        <source>Switch the step off (Space)</source>
        <translation>Den Schritt ausschalten (Leertaste)</translation>
    </message>
    <message>
        <source>Switch the step on (Space)</source>
        <translation>Den Schritt einschalten (Leertaste)</translation>
    </message>
</context>
<context>
    <name>app::Refining</name>
    <message>
        <source>%1, %2 apart</source>
        <translation>%1, Abstand %2</translation>
    </message>
    <message>
        <source>Only imported heights can be refined: import a heightmap first.</source>
        <translation>Nur importierte Höhen können verfeinert werden: zuerst eine Höhenkarte importieren.</translation>
    </message>
    <message>
        <source>Refine imported ground</source>
        <translation>Importiertes Gelände verfeinern</translation>
    </message>
    <message>
        <source>&amp;Refine</source>
        <translation>Ver&amp;feinern</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Refining</source>
        <translation>Verfeinern</translation>
    </message>
    <message>
        <source>Refine %1 ×</source>
        <translation>%1-fach verfeinern</translation>
    </message>
    <message>
        <source>Refined with smoothness H %1, as the ground itself has</source>
        <translation>Verfeinert mit Glätte H %1, wie sie das Gelände selbst hat</translation>
    </message>
    <message>
        <source>No terrain can have so many samples: choose less.</source>
        <translation>So viele Stützpunkte kann kein Gelände haben: weniger wählen.</translation>
    </message>
</context>
<context>
    <name>app::SampleDrawing</name>
    <message>
        <source>Mean %1
Offset %2, amplitude %3
Height %4</source>
        <translation>Mittel %1
Versatz %2, Amplitude %3
Höhe %4</translation>
    </message>
</context>
<context>
    <name>app::SeaEditor</name>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>Meeresspiegel</translation>
    </message>
    <message>
        <source>Fills the land with water up to the sea level.</source>
        <translation>Füllt das Land bis zum Meeresspiegel mit Wasser.</translation>
    </message>
    <message>
        <source>Higher: more of the land is drowned. Heights do not change.</source>
        <translation>Höher: mehr vom Land liegt unter Wasser. Die Höhen ändern sich nicht.</translation>
    </message>
    <message>
        <source>The terrain has no sea.</source>
        <translation>Das Gelände hat kein Meer.</translation>
    </message>
</context>
<context>
    <name>app::Section</name>
    <message>
        <source>Open</source>
        <translation>Aufgeklappt</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Zugeklappt</translation>
    </message>
</context>
<context>
    <name>app::SeedRow</name>
    <message>
        <source>The seed is locked. Click to unlock it.</source>
        <translation>Der Startwert ist gesperrt. Klicken entsperrt ihn.</translation>
    </message>
    <message>
        <source>Lock the seed: neither dice nor presets change it.</source>
        <translation>Den Startwert sperren: weder Würfel noch Vorlagen ändern ihn.</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>Neuer zufälliger Startwert</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Startwert kopieren</translation>
    </message>
    <message>
        <source>Lock seed</source>
        <translation>Startwert sperren</translation>
    </message>
</context>
<context>
    <name>app::ShapeHint</name>
    <message>
        <source>This land is %1 times as high as it is wide. Less exaggeration (Display), a lower amplitude or a wider spacing shows its shape.</source>
        <translation>Dieses Land ist %1-mal so hoch wie breit. Weniger Überhöhung (Darstellung), eine kleinere Amplitude oder ein größerer Abstand zeigt seine Form.</translation>
    </message>
</context>
<context>
    <name>app::SheetDialog</name>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Sheet of values</source>
        <translation>Bildreihe von Werten</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Die Bildreihe</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>%1 × %1 pixels each</source>
        <translation>je %1 × %1 Pixel</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>The values that the parameter has, one a picture: a list, or the first and the last with how many there are, as in 1..9:5. Everything else stays as it is.</source>
        <translation>Die Werte des Parameters, einer je Bild: eine Liste, oder der erste und der letzte mit ihrer Anzahl, wie 1..9:5. Alles andere bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
</context>
<context>
    <name>app::SheetExport</name>
    <message>
        <source>%1 (of the preset)</source>
        <translation>%1 (der Vorlage)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step&apos;s name and its parameter</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing of this terrain is a number that a sheet could vary.</source>
        <translation>Nichts an diesem Gelände ist eine Zahl, die eine Bildreihe ändern könnte.</translation>
    </message>
    <message>
        <source>Drawing a sheet</source>
        <translation>Bildreihe wird gezeichnet</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>Bildreihe</translation>
    </message>
    <message>
        <source>There is not enough memory for this sheet: choose smaller pictures.</source>
        <translation>Für diese Bildreihe reicht der Speicher nicht: kleinere Bilder wählen.</translation>
    </message>
</context>
<context>
    <name>app::SheetView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Settings for %1</source>
        <translation>Einstellungen für %1</translation>
    </message>
    <message>
        <source>Not known: %1</source>
        <translation>Nicht bekannt: %1</translation>
    </message>
</context>
<context>
    <name>app::ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>app::SizeEditor</name>
    <message>
        <source>Samples</source>
        <translation>Stützpunkte</translation>
    </message>
    <message>
        <source>Columns from west to east and rows from north to south.</source>
        <translation>Spalten von West nach Ost und Zeilen von Nord nach Süd.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns and rows are equal</source>
        <translation>Spalten und Zeilen sind gleich</translation>
    </message>
    <message>
        <source>Columns and rows are equal. Click to set them apart.</source>
        <translation>Spalten und Zeilen sind gleich. Klicken, um sie getrennt zu setzen.</translation>
    </message>
    <message>
        <source>Columns and rows are set apart. Click to keep them equal.</source>
        <translation>Spalten und Zeilen sind getrennt gesetzt. Klicken, um sie gleich zu halten.</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>The distance between two samples. Heights do not depend on it: a larger one makes the same land wider and flatter.</source>
        <translation>Die Entfernung zweier Stützpunkte. Die Höhen hängen nicht davon ab: mehr macht dasselbe Land breiter und flacher.</translation>
    </message>
    <message>
        <source>Width × depth</source>
        <translation>Breite × Tiefe</translation>
    </message>
    <message>
        <source>How far the land reaches from west to east and from north to south. Both change together.</source>
        <translation>Wie weit das Land von West nach Ost und von Nord nach Süd reicht. Beides ändert sich zusammen.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>When the number of samples changes, width and depth stay: more samples show the same land finer.</source>
        <translation>Ändert sich die Zahl der Stützpunkte, bleiben Breite und Tiefe: mehr Stützpunkte zeigen dasselbe Land feiner.</translation>
    </message>
    <message>
        <source>What stays as it is when the number of samples changes.</source>
        <translation>Was gleich bleibt, wenn sich die Zahl der Stützpunkte ändert.</translation>
    </message>
    <message>
        <source>Keep the width</source>
        <translation>Breite behalten</translation>
    </message>
    <message>
        <source>Keep the spacing</source>
        <translation>Abstand behalten</translation>
    </message>
    <message>
        <source>Spacing %1 → %2</source>
        <translation>Abstand %1 → %2</translation>
    </message>
    <message>
        <source>Width %1 → %2</source>
        <translation>Breite %1 → %2</translation>
    </message>
    <message>
        <source>Depth %1 → %2</source>
        <translation>Tiefe %1 → %2</translation>
    </message>
    <message>
        <source>Size %1 → %2</source>
        <translation>Größe %1 → %2</translation>
    </message>
    <message>
        <source>Coarser</source>
        <translation>Gröber</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Finer</source>
        <translation>Feiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>%1 samples, %2 apart: %3 × %4.</source>
        <translation>%1 Stützpunkte im Abstand %2: %3 × %4.</translation>
    </message>
    <message>
        <source>Needs an odd number of columns and rows, at least 3.</source>
        <translation>Braucht eine ungerade Zahl von Spalten und Zeilen, mindestens 3.</translation>
    </message>
    <message>
        <source>Every second sample is one of now.</source>
        <translation>Jeder zweite Stützpunkt ist einer von jetzt.</translation>
    </message>
    <message>
        <source>No terrain is larger than %1 samples a side.</source>
        <translation>Kein Gelände hat mehr als %1 Stützpunkte je Seite.</translation>
    </message>
    <message>
        <source>When the number of samples changes, their spacing stays: more samples show more of the land, as far as its lattice goes.</source>
        <translation>Ändert sich die Zahl der Stützpunkte, bleibt ihr Abstand: mehr Stützpunkte zeigen mehr vom Land, so weit sein Gitter reicht.</translation>
    </message>
    <message>
        <source>A land with wrapped edges is a whole: there is no more and no less of it.</source>
        <translation>Ein Land mit umlaufenden Rändern ist ein Ganzes: mehr oder weniger davon gibt es nicht.</translation>
    </message>
    <message>
        <source>This is the least part of a land of %1 × %1 cells. A smaller size would show all of it with fewer samples: that is what Keep › Width is for.</source>
        <translation>Dies ist der kleinste Teil eines Landes von %1 × %1 Zellen. Eine kleinere Größe würde das ganze Land mit weniger Stützpunkten zeigen: dafür ist Behalten › Breite da.</translation>
    </message>
    <message>
        <source>This is all of a land of %1 × %1 cells. A larger size would show the same land with more samples: that is what Keep › Width is for.</source>
        <translation>Dies ist das ganze Land von %1 × %1 Zellen. Eine größere Größe würde dasselbe Land mit mehr Stützpunkten zeigen: dafür ist Behalten › Breite da.</translation>
    </message>
    <message>
        <source>The rest of the land stays.</source>
        <translation>Das übrige Land bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>More of the same land to the east and south.</source>
        <translation>Mehr vom selben Land nach Osten und Süden.</translation>
    </message>
    <message>
        <source>The distance between two samples from west to east and from north to south. Both change together, so that the cells keep their shape; heights do not depend on it.</source>
        <translation>Der Abstand zweier Stützpunkte von West nach Ost und von Nord nach Süd. Beide ändern sich zusammen, damit die Zellen ihre Form behalten; die Höhen hängen nicht davon ab.</translation>
    </message>
    <message>
        <source>Spacing from west to east</source>
        <translation>Abstand von West nach Ost</translation>
    </message>
    <message>
        <source>Spacing from north to south</source>
        <translation>Abstand von Nord nach Süd</translation>
    </message>
</context>
<context>
    <name>app::Sketching</name>
    <message>
        <source>Paint over the land to raise it; with Shift to lower it.</source>
        <translation>Über das Land malen, um es zu heben; mit Umschalt, um es zu senken.</translation>
    </message>
</context>
<context>
    <name>app::StartGridDock</name>
    <message>
        <source>Start from the land</source>
        <translation>Vom Land ausgehen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Start grid</source>
        <translation>Startgitter</translation>
    </message>
    <message>
        <source>A new grid of so many cells with the heights that the land has at its nodes.</source>
        <translation>Ein neues Gitter aus so vielen Zellen mit den Höhen, die das Land an seinen Knoten hat.</translation>
    </message>
    <message>
        <source>Takes the grid away: the land starts from its corners again.</source>
        <translation>Nimmt das Gitter weg: Das Land geht wieder von seinen Ecken aus.</translation>
    </message>
    <message>
        <source>A start grid needs ground made by diamond-square whose edges are not wrapped.</source>
        <translation>Ein Startgitter braucht Boden von Diamond-Square, dessen Ränder nicht umlaufen.</translation>
    </message>
    <message>
        <source>A rough plan of the land: paint where it is high and where it is low, and it fills in the detail. The first stroke starts from the land as it is.</source>
        <translation>Ein grober Plan des Landes: Malen, wo es hoch und wo es niedrig ist, die Einzelheiten kommen von selbst. Der erste Strich geht vom Land aus, wie es ist.</translation>
    </message>
    <message>
        <source>%1 × %2 nodes keep their heights exactly; paint to change them.</source>
        <translation>%1 × %2 Knoten behalten ihre Höhen genau; malen, um sie zu ändern.</translation>
    </message>
</context>
<context>
    <name>app::StartGridEdits</name>
    <message>
        <source>Start grid from the land</source>
        <translation>Startgitter vom Land</translation>
    </message>
    <message>
        <source>Remove the start grid</source>
        <translation>Startgitter entfernen</translation>
    </message>
    <message>
        <source>Paint the start grid</source>
        <translation>Das Startgitter malen</translation>
    </message>
</context>
<context>
    <name>app::StartStrip</name>
    <message>
        <source>Start with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the start panel</source>
        <translation>Das Startfeld schließen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>Import heightmap…</source>
        <translation>Höhenkarte importieren …</translation>
    </message>
    <message>
        <source>Show at the start</source>
        <translation>Beim Start zeigen</translation>
    </message>
</context>
<context>
    <name>app::StatisticsDock</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Lowest and highest ground, mean and spread appear here as soon as there is a terrain.</source>
        <translation>Tiefster und höchster Boden, Mittel und Streuung erscheinen hier, sobald es ein Gelände gibt.</translation>
    </message>
    <message>
        <source>Copy statistics</source>
        <translation>Statistik kopieren</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Tiefste</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Stützpunkte</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren …</translation>
    </message>
    <message>
        <source>Export statistics as CSV</source>
        <translation>Statistik als CSV exportieren</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Above the water</source>
        <translation>Über dem Wasser</translation>
    </message>
    <message>
        <source>Mean slope</source>
        <translation>Mittlere Neigung</translation>
    </message>
    <message>
        <source>Steepest slope</source>
        <translation>Steilste Neigung</translation>
    </message>
    <message>
        <source>Smoothness H, measured</source>
        <translation>Glätte H, gemessen</translation>
    </message>
    <message>
        <source>no roughness</source>
        <translation>keine Rauheit</translation>
    </message>
    <message>
        <source>Smoothness H, asked</source>
        <translation>Glätte H, verlangt</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht verlangt</translation>
    </message>
    <message>
        <source>Distances used</source>
        <translation>Entfernungen dafür</translation>
    </message>
    <message>
        <source>The terrain is being measured. Lowest and highest ground, mean and spread come next.</source>
        <translation>Das Gelände wird vermessen. Tiefster und höchster Punkt, Mittel und Streuung folgen gleich.</translation>
    </message>
</context>
<context>
    <name>app::StatisticsPlots</name>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Histogram of heights from %1 to %2.</source>
        <translation>Histogramm der Höhen von %1 bis %2.</translation>
    </message>
    <message>
        <source>Height in m</source>
        <translation>Höhe in m</translation>
    </message>
    <message>
        <source>Share of the land in %</source>
        <translation>Anteil des Landes in %</translation>
    </message>
    <message>
        <source>%1: %2 of the land</source>
        <translation>%1: %2 des Landes</translation>
    </message>
    <message>
        <source>Hypsometric curve</source>
        <translation>Hypsometrische Kurve</translation>
    </message>
    <message>
        <source>hypsometric curve</source>
        <translation>hypsometrische Kurve</translation>
    </message>
    <message>
        <source>Share of the land above each height from %1 to %2.</source>
        <translation>Anteil des Landes über jeder Höhe von %1 bis %2.</translation>
    </message>
    <message>
        <source>Land above it in %</source>
        <translation>Land darüber in %</translation>
    </message>
    <message>
        <source>%1 of the land above %2</source>
        <translation>%1 des Landes über %2</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>Neigungen</translation>
    </message>
    <message>
        <source>slopes</source>
        <translation>Neigungen</translation>
    </message>
    <message>
        <source>Distribution of slopes up to %1.</source>
        <translation>Verteilung der Neigungen bis %1.</translation>
    </message>
    <message>
        <source>Slope in degrees</source>
        <translation>Neigung in Grad</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>Rauheit</translation>
    </message>
    <message>
        <source>roughness</source>
        <translation>Rauheit</translation>
    </message>
    <message>
        <source>Height difference over distances from %1 to %2, H is %3.</source>
        <translation>Höhenunterschied über Entfernungen von %1 bis %2, H ist %3.</translation>
    </message>
    <message>
        <source>Distance in m</source>
        <translation>Entfernung in m</translation>
    </message>
    <message>
        <source>Difference in m</source>
        <translation>Unterschied in m</translation>
    </message>
    <message>
        <source>Line: H = %1</source>
        <translation>Gerade: H = %1</translation>
    </message>
    <message>
        <source>Over %1: %2</source>
        <translation>Über %1: %2</translation>
    </message>
</context>
<context>
    <name>app::StatusLine</name>
    <message>
        <source>, about %1 left</source>
        <translation>, noch etwa %1</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Den Fingerabdruck kopieren</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop what is running</source>
        <translation>Anhalten, was gerade läuft</translation>
    </message>
    <message>
        <source>%1 east, %2 north, height %3</source>
        <translation>%1 Ost, %2 Nord, Höhe %3</translation>
    </message>
    <message>
        <source>spacing %1</source>
        <translation>Abstand %1</translation>
    </message>
    <message>
        <source>spacing %1 × %2</source>
        <translation>Abstand %1 × %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>made in %1</source>
        <translation>erzeugt in %1</translation>
    </message>
    <message>
        <source>The fingerprint is on the clipboard</source>
        <translation>Der Fingerabdruck liegt in der Zwischenablage</translation>
    </message>
    <message>
        <source>Fingerprint %1: equal heights have equal fingerprints, whatever their spacing and place. Click to copy.</source>
        <translation>Fingerabdruck %1: Gleiche Höhen haben gleiche Fingerabdrücke, welchen Abstand und Ort sie auch haben. Zum Kopieren klicken.</translation>
    </message>
    <message>
        <source>3D view: one sample of %1 a side</source>
        <translation>3D-Ansicht: einer von %1 Stützpunkten je Seite</translation>
    </message>
</context>
<context>
    <name>app::SunDial</name>
    <message>
        <source>Drag the sun: the rim is the horizon, the centre straight above. Arrow keys move it by a degree, with Shift by ten.</source>
        <translation>Die Sonne ziehen: Der Rand ist der Horizont, die Mitte senkrecht oben. Die Pfeiltasten bewegen sie um ein Grad, mit Umschalt um zehn.</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Direction %1°, height %2°</source>
        <translation>Richtung %1°, Höhe %2°</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north, on the sun&apos;s dial</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <comment>east, on the sun&apos;s dial</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>S</source>
        <comment>south, on the sun&apos;s dial</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west, on the sun&apos;s dial</comment>
        <translation>W</translation>
    </message>
</context>
<context>
    <name>app::TextRow</name>
    <message>
        <source>x, y, height; …</source>
        <translation>x, y, Höhe; …</translation>
    </message>
    <message>
        <source>height, height; …</source>
        <translation>Höhe, Höhe; …</translation>
    </message>
</context>
<context>
    <name>app::ValueText</name>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>undo text: label, value before, value after</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Von %1 bis %2.</translation>
    </message>
    <message>
        <source>%1 × %2 heights</source>
        <translation>%1 × %2 Höhen</translation>
    </message>
</context>
<context>
    <name>app::VariationPictures</name>
    <message>
        <source>Drawing variations</source>
        <translation>Varianten werden gezeichnet</translation>
    </message>
</context>
<context>
    <name>app::VariationsDock</name>
    <message>
        <source>%1: %2</source>
        <comment>a step&apos;s name and what changes of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>As the terrain is</source>
        <translation>Wie das Gelände ist</translation>
    </message>
    <message>
        <source>This terrain cannot be made.</source>
        <translation>Dieses Gelände lässt sich nicht erzeugen.</translation>
    </message>
    <message>
        <source>Variation %1: %2</source>
        <translation>Variante %1: %2</translation>
    </message>
    <message>
        <source>%1 (taken)</source>
        <translation>%1 (übernommen)</translation>
    </message>
    <message>
        <source>Variation %1</source>
        <translation>Variante %1</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Which numbers of the recipe&apos;s steps differ; the others stay.</source>
        <translation>Welche Zahlen der Rezeptschritte sich unterscheiden; die anderen bleiben.</translation>
    </message>
    <message>
        <source>No step of this terrain has a seed. Vary its numbers, or add ground that is random.</source>
        <translation>Kein Schritt dieses Geländes hat einen Startwert. Variiere seine Zahlen oder nimm einen zufälligen Boden.</translation>
    </message>
    <message>
        <source>Small terrains beside the present one. Arrow keys choose, Enter takes the chosen one.</source>
        <translation>Kleine Gelände neben dem jetzigen. Pfeiltasten wählen, Eingabe übernimmt das gewählte.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The variations before these.</source>
        <translation>Die Varianten vor diesen.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>The variations after these.</source>
        <translation>Die Varianten nach diesen.</translation>
    </message>
    <message>
        <source>Makes new variations around the terrain as it is now.</source>
        <translation>Macht neue Varianten des Geländes, wie es jetzt ist.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>numbers of the first and the last variation</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Vary this one</source>
        <translation>Dieses variieren</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>No step of this terrain has a number to vary. Add a step, or ground that is random.</source>
        <translation>Kein Schritt dieses Geländes hat eine Zahl, die sich abwandeln lässt. Einen Schritt oder zufälligen Boden hinzufügen.</translation>
    </message>
    <message>
        <source>All numbers are left out. Choose under “Which” what differs.</source>
        <translation>Alle Zahlen sind ausgenommen. Unter „Welche“ wählen, was sich unterscheidet.</translation>
    </message>
</context>
<context>
    <name>app::ViewArea</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>The shaders in “%1” are not accepted; the last good ones are shown until a file there changes. %2</source>
        <translation>Die Shader in „%1“ werden nicht angenommen; bis sich dort eine Datei ändert, zeichnen die letzten brauchbaren. %2</translation>
    </message>
</context>
<context>
    <name>app::ViewFeed</name>
    <message>
        <source>Preparing the 3D view</source>
        <translation>Die 3D-Ansicht wird vorbereitet</translation>
    </message>
    <message>
        <source>Baking the light</source>
        <translation>Licht wird berechnet</translation>
    </message>
    <message>
        <source>There is not enough memory to show this terrain in 3D: choose a smaller size.</source>
        <translation>Der Speicher reicht nicht, um dieses Gelände in 3D zu zeigen: eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>The 3D view still shows the terrain before the last change. Press F5 to show this one.</source>
        <translation>Die 3D-Ansicht zeigt noch das Gelände vor der letzten Änderung. F5 zeigt dieses.</translation>
    </message>
</context>
<context>
    <name>app::ViewFilms</name>
    <message>
        <source>Picture of the 3D view</source>
        <translation>Bild der 3D-Ansicht</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Drawing %1</source>
        <translation>%1 wird gezeichnet</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 of %2 pixels</source>
        <translation>%1 mit %2 Bildpunkten</translation>
    </message>
    <message>
        <source>Film a flight</source>
        <translation>Einen Flug filmen</translation>
    </message>
    <message>
        <source>&amp;Film…</source>
        <translation>&amp;Filmen …</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Numbered pictures</source>
        <translation>Nummerierte Bilder</translation>
    </message>
    <message>
        <source>Filming the flight</source>
        <translation>Der Flug wird gefilmt</translation>
    </message>
    <message>
        <source>Filmed %1: %2 to %3</source>
        <translation>%1 gefilmt: %2 bis %3</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 pixels, and a page that plays them</source>
        <translation>%1 mit %2 Bildpunkten, und eine Seite, die sie abspielt</translation>
    </message>
    <message>
        <source>Pictures of all steps</source>
        <translation>Bilder aller Schritte</translation>
    </message>
    <message>
        <source>Web page with pictures beside it</source>
        <translation>Webseite mit Bildern daneben</translation>
    </message>
    <message>
        <source>Drawing the steps</source>
        <translation>Die Schritte werden gezeichnet</translation>
    </message>
    <message>
        <source>A film has at most %1 pictures: make it shorter, or take fewer a second.</source>
        <translation>Ein Film hat höchstens %1 Bilder: kürzer machen, oder weniger in der Sekunde nehmen.</translation>
    </message>
    <message>
        <source>The film was stopped before its first picture</source>
        <translation>Der Film wurde vor seinem ersten Bild angehalten</translation>
    </message>
    <message numerus="yes">
        <source>The film was stopped: %n picture(s) are there</source>
        <translation>
            <numerusform>Der Film wurde angehalten: %n Bild ist da</numerusform>
            <numerusform>Der Film wurde angehalten: %n Bilder sind da</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ViewJourneys</name>
    <message>
        <source>Move through the land</source>
        <translation>Durch das Land bewegen</translation>
    </message>
    <message>
        <source>&amp;Fly</source>
        <translation>&amp;Fliegen</translation>
    </message>
    <message>
        <source>&amp;Walk</source>
        <translation>&amp;Gehen</translation>
    </message>
    <message>
        <source>&amp;Cruise</source>
        <translation>&amp;Reiseflug</translation>
    </message>
    <message>
        <source>&amp;Automatic flight</source>
        <translation>&amp;Selbsttätiger Flug</translation>
    </message>
    <message>
        <source>&amp;Keep this view</source>
        <translation>Diesen Blick be&amp;halten</translation>
    </message>
    <message>
        <source>Fly &amp;through the viewpoints</source>
        <translation>&amp;Durch die Blickpunkte fliegen</translation>
    </message>
    <message>
        <source>Fil&amp;m a flight…</source>
        <translation>Einen Flug fil&amp;men …</translation>
    </message>
    <message>
        <source>&amp;Picture of the 3D view…</source>
        <translation>Bi&amp;ld der 3D-Ansicht …</translation>
    </message>
    <message>
        <source>Kept as “%1”, in the panel Viewpoints</source>
        <translation>Als „%1“ behalten, im Bereich Blicke</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>flug</translation>
    </message>
    <message>
        <source>view</source>
        <translation>ansicht</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>stufen</translation>
    </message>
</context>
<context>
    <name>app::ViewOverlay</name>
    <message>
        <source>E</source>
        <comment>east, on the axes</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north, on the axes</comment>
        <translation>N</translation>
    </message>
</context>
<context>
    <name>app::ViewPicture</name>
    <message>
        <source>The graphics driver does not accept the 3D view&apos;s programs: %1</source>
        <translation>Der Grafiktreiber nimmt die Programme der 3D-Ansicht nicht an: %1</translation>
    </message>
    <message>
        <source>A picture of the 3D view has 1 to %1 pixels a side.</source>
        <translation>Ein Bild der 3D-Ansicht hat 1 bis %1 Bildpunkte je Seite.</translation>
    </message>
    <message>
        <source>OpenGL 4.1 does not start here.</source>
        <translation>OpenGL 4.1 startet hier nicht.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of %1 × %2 pixels: choose a smaller one.</source>
        <translation>Der Speicher reicht nicht für ein Bild von %1 × %2 Bildpunkten: ein kleineres wählen.</translation>
    </message>
    <message>
        <source>There is nothing to show, or not enough memory to show it: choose a smaller size.</source>
        <translation>Es gibt nichts zu zeigen, oder der Speicher reicht dafür nicht: eine kleinere Größe wählen.</translation>
    </message>
</context>
<context>
    <name>app::ViewpointsDock</name>
    <message>
        <source>&amp;Loop back to the first one</source>
        <translation>&amp;Zum ersten zurück, als Schleife</translation>
    </message>
    <message>
        <source>Viewpoints</source>
        <translation>Blicke</translation>
    </message>
    <message>
        <source>Kept cameras in the order of a flight. Enter looks from the chosen one, F2 renames it.</source>
        <translation>Behaltene Kameras in der Reihenfolge eines Flugs. Eingabe blickt von der gewählten aus, F2 benennt sie um.</translation>
    </message>
    <message>
        <source>Keep the cameras you like here, in the project. From two on you can fly through them and film the flight as numbered pictures.</source>
        <translation>Hier behält das Projekt Kameras, die gefallen. Ab zwei davon kann man durch sie hindurchfliegen und den Flug als nummerierte Bilder filmen.</translation>
    </message>
    <message>
        <source>The flight ends where it began, so that a film of it can be repeated.</source>
        <translation>Der Flug endet, wo er begann, sodass sich ein Film davon wiederholen lässt.</translation>
    </message>
    <message>
        <source>Keep this view</source>
        <translation>Diesen Blick behalten</translation>
    </message>
    <message>
        <source>Adds the camera of the 3D view to the list.</source>
        <translation>Nimmt die Kamera der 3D-Ansicht in die Liste auf.</translation>
    </message>
    <message>
        <source>Look from here</source>
        <translation>Von hier blicken</translation>
    </message>
    <message>
        <source>Moves the 3D view to the chosen viewpoint.</source>
        <translation>Bringt die 3D-Ansicht zum gewählten Blickpunkt.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Takes the chosen viewpoint from the list.</source>
        <translation>Nimmt den gewählten Blickpunkt aus der Liste.</translation>
    </message>
    <message>
        <source>Fly through</source>
        <translation>Durchfliegen</translation>
    </message>
    <message>
        <source>Flies through all viewpoints, from the first one on.</source>
        <translation>Fliegt durch alle Blickpunkte, vom ersten an.</translation>
    </message>
    <message>
        <source>Film a flight…</source>
        <translation>Einen Flug filmen …</translation>
    </message>
    <message>
        <source>Writes numbered pictures of a flight, through the viewpoints or over the ground.</source>
        <translation>Schreibt nummerierte Bilder eines Flugs, durch die Blickpunkte oder über dem Boden.</translation>
    </message>
    <message>
        <source>View %1</source>
        <translation>Blick %1</translation>
    </message>
</context>
<context>
    <name>app::ViewportWidget</name>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>OpenGL 4.1 does not start here. The map shows the terrain instead.</source>
        <translation>OpenGL 4.1 startet hier nicht. Stattdessen zeigt die Karte das Gelände.</translation>
    </message>
    <message>
        <source>The graphics driver does not accept the 3D view&apos;s programs, so the map shows the terrain instead. Updating the driver may help. It says: %1</source>
        <translation>Der Grafiktreiber nimmt die Programme der 3D-Ansicht nicht an, deshalb zeigt die Karte das Gelände. Ein neuerer Treiber kann helfen. Er meldet: %1</translation>
    </message>
    <message>
        <source>Flight through the viewpoints: %1 s left. Esc ends.</source>
        <translation>Flug durch die Blickpunkte: noch %1 s. Esc beendet ihn.</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 in der Sekunde</translation>
    </message>
    <message>
        <source>Flying, %1: W A S D to move, Q and E down and up, drag to look, wheel for speed, Shift faster. Esc ends.</source>
        <translation>Fliegen, %1: W A S D bewegen, Q und E ab und auf, Ziehen zum Umsehen, Rad für das Tempo, Umschalt schneller. Esc beendet.</translation>
    </message>
    <message>
        <source>Walking, %1: W A S D to move, drag to look, wheel for speed, Shift faster. Esc ends.</source>
        <translation>Gehen, %1: W A S D bewegen, Ziehen zum Umsehen, Rad für das Tempo, Umschalt schneller. Esc beendet.</translation>
    </message>
    <message>
        <source>Cruising, %1: arrow keys bank and climb, wheel for speed. Esc ends.</source>
        <translation>Reiseflug, %1: Pfeiltasten neigen und steigen, Rad für das Tempo. Esc beendet.</translation>
    </message>
    <message>
        <source>Automatic flight, %1, %2 over the ground: left and right steer, wheel for speed. Esc ends.</source>
        <translation>Selbsttätiger Flug, %1, %2 über dem Boden: links und rechts lenken, Rad für das Tempo. Esc beendet.</translation>
    </message>
    <message>
        <source>The terrain in perspective. Arrow keys turn it, plus and minus zoom, Home shows all of it; 1, 3 and 7 of the number pad look from the front, the right and the top.</source>
        <translation>Das Gelände in Perspektive. Die Pfeiltasten drehen es, Plus und Minus zoomen, Pos1 zeigt alles; 1, 3 und 7 des Ziffernblocks blicken von vorn, von rechts und von oben.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>%1 = %2: a terrain has 2 to %3 samples a side.</source>
        <translation>%1 = %2: ein Gelände hat 2 bis %3 Stützpunkte je Seite.</translation>
    </message>
    <message>
        <source>Spacing %1: the spacing is a number of metres greater than 0.</source>
        <translation>Abstand %1: der Abstand ist eine Zahl von Metern größer als 0.</translation>
    </message>
    <message>
        <source>The origin is not a finite number.</source>
        <translation>Der Ursprung ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>The window %1 does not lie inside the terrain of %2 samples.</source>
        <translation>Das Fenster %1 liegt nicht im Gelände von %2 Stützpunkten.</translation>
    </message>
    <message>
        <source>A terrain of %1 × %2 samples needs %3 of memory, %4 are free: choose a smaller size.</source>
        <translation>Ein Gelände von %1 × %2 Stützpunkten braucht %3 Speicher, %4 sind frei: eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>%1 needs %2, but only %3 are free there: make room or choose another disk.</source>
        <translation>%1 braucht %2, dort sind aber nur %3 frei: Platz schaffen oder einen anderen Datenträger wählen.</translation>
    </message>
    <message>
        <source>%1 cannot be written, for there is no such folder: make it, or choose another one.</source>
        <translation>%1 kann nicht geschrieben werden, denn diesen Ordner gibt es nicht: anlegen oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>%1 is a folder: name a file.</source>
        <translation>%1 ist ein Ordner: eine Datei angeben.</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file: name a file.</source>
        <translation>%1 ist ein Gerät oder eine Pipe, keine Datei: eine Datei angeben.</translation>
    </message>
    <message>
        <source>%1 was written, but its folder could not be made safe against a power cut (%2).</source>
        <translation>%1 wurde geschrieben, aber sein Ordner ließ sich nicht gegen einen Stromausfall sichern (%2).</translation>
    </message>
    <message>
        <source>%1 exists already: choose another name, or ask for it to be replaced.</source>
        <translation>%1 gibt es schon: einen anderen Namen wählen oder das Ersetzen verlangen.</translation>
    </message>
    <message>
        <source>A window has at least one column and one row, not %1 × %2.</source>
        <translation>Ein Ausschnitt hat mindestens eine Spalte und eine Zeile, nicht %1 × %2.</translation>
    </message>
    <message>
        <source>%1 could not be written (%2): make room or choose another disk; what was there before is untouched.</source>
        <translation>%1 konnte nicht geschrieben werden (%2): Platz schaffen oder einen anderen Datenträger wählen; was vorher da war, ist unverändert.</translation>
    </message>
    <message>
        <source>%1 could not be written (%2): choose another folder or name; what was there before is untouched.</source>
        <translation>%1 konnte nicht geschrieben werden (%2): einen anderen Ordner oder Namen wählen; was vorher da war, ist unverändert.</translation>
    </message>
    <message>
        <source>%1 could not be written (%2): make room or choose another disk.</source>
        <translation>%1 konnte nicht geschrieben werden (%2): Platz schaffen oder einen anderen Datenträger wählen.</translation>
    </message>
    <message>
        <source>%1 could not be written (%2): choose another folder or name.</source>
        <translation>%1 konnte nicht geschrieben werden (%2): einen anderen Ordner oder Namen wählen.</translation>
    </message>
    <message>
        <source>%1 is write-protected: allow writing to it, or choose another name.</source>
        <translation>%1 ist schreibgeschützt: Schreiben erlauben oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1: there is not enough memory to read it: close other programs, or use a smaller file.</source>
        <translation>%1: Zum Lesen reicht der Speicher nicht: andere Programme schließen oder eine kleinere Datei nehmen.</translation>
    </message>
    <message>
        <source>%1: there is not enough memory to write it: close other programs, or choose a smaller size.</source>
        <translation>%1: Zum Schreiben reicht der Speicher nicht: andere Programme schließen oder eine kleinere Größe wählen.</translation>
    </message>
</context>
<context>
    <name>docks</name>
    <message>
        <source>The colours span the terrain&apos;s own heights.</source>
        <translation>Die Farben umfassen die eigenen Höhen des Geländes.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>The colours from the lowest to the highest ground.</source>
        <translation>Die Farben vom tiefsten bis zum höchsten Boden.</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Überhöhung</translation>
    </message>
    <message>
        <source>Stretches heights in the 3D view and in the shading; the terrain itself stays as it is.</source>
        <translation>Streckt die Höhen in der 3D-Ansicht und in der Schattierung; das Gelände selbst bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Fixed range</source>
        <translation>Fester Bereich</translation>
    </message>
    <message>
        <source>The colours span heights of your own, so that terrains can be compared.</source>
        <translation>Die Farben umfassen eigene Höhen, damit Gelände vergleichbar sind.</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Tiefste</translation>
    </message>
    <message>
        <source>The height of the first colour.</source>
        <translation>Die Höhe der ersten Farbe.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>The height of the last colour.</source>
        <translation>Die Höhe der letzten Farbe.</translation>
    </message>
    <message>
        <source>Sun direction</source>
        <translation>Sonnenrichtung</translation>
    </message>
    <message>
        <source>Where the light comes from, clockwise from north: 90° is east.</source>
        <translation>Woher das Licht kommt, im Uhrzeigersinn von Norden: 90° ist Osten.</translation>
    </message>
    <message>
        <source>Sun height</source>
        <translation>Sonnenhöhe</translation>
    </message>
    <message>
        <source>How high the sun stands. Lower: longer shade, flat ground shows more relief.</source>
        <translation>Wie hoch die Sonne steht. Niedriger: längere Schatten, flacher Boden zeigt mehr Relief.</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>Drahtgitter</translation>
    </message>
    <message>
        <source>Repeat 3 × 3</source>
        <translation>3 × 3 wiederholen</translation>
    </message>
    <message>
        <source>Shows copies side by side: a terrain with wrapped edges has no seams.</source>
        <translation>Zeigt Kopien nebeneinander: ein Gelände mit umlaufenden Rändern hat keine Nähte.</translation>
    </message>
    <message>
        <source>Show water</source>
        <translation>Wasser zeigen</translation>
    </message>
    <message>
        <source>Draws the sea where the terrain has a sea level.</source>
        <translation>Zeichnet das Meer, wo das Gelände einen Meeresspiegel hat.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>How much of the step&apos;s change the land takes: 0 % none, 100 % all of it.</source>
        <translation>Wie viel von der Änderung des Schritts das Land annimmt: 0 % nichts, 100 % alles.</translation>
    </message>
    <message>
        <source>Draws the triangles of the samples over the ground; far away only every 2nd, 4th, 8th … row and column.</source>
        <translation>Zeichnet die Dreiecke der Stützpunkte über den Boden; in der Ferne nur jede 2., 4., 8. … Zeile und Spalte.</translation>
    </message>
    <message>
        <source>No contour lines are shown.</source>
        <translation>Es sind keine Höhenlinien zu sehen.</translation>
    </message>
    <message>
        <source>Contour interval</source>
        <translation>Äquidistanz</translation>
    </message>
    <message>
        <source>The height from one line to the next. 0: a round number that gives 10 to 25 lines. Every fifth line, from 0 m on, is a strong one with its height.</source>
        <translation>Der Höhenabstand von Linie zu Linie. 0: eine runde Zahl, die 10 bis 25 Linien ergibt. Jede fünfte Linie, von 0 m an, ist kräftig und trägt ihre Höhe.</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>Höhenlinien</translation>
    </message>
    <message>
        <source>Draws lines of equal height over the ground.</source>
        <translation>Zeichnet Linien gleicher Höhe über das Gelände.</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>The colours say something else than height, and are fixed.</source>
        <translation>Die Farben sagen etwas anderes als die Höhe und stehen fest.</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>Färben nach</translation>
    </message>
    <message>
        <source>What the colours say: how high the ground is, how steep, where it faces, its normal as red, green and blue, how it is bent (blue hollows, brown knolls), or nothing.</source>
        <translation>Was die Farben sagen: wie hoch das Land ist, wie steil, wohin es fällt, seine Normale als Rot, Grün und Blau, wie es gekrümmt ist (blaue Mulden, braune Kuppen) oder nichts.</translation>
    </message>
    <message>
        <source>Flat shading takes the triangles&apos; own normals.</source>
        <translation>Flache Schattierung nimmt die eigenen Normalen der Dreiecke.</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>Where the 3D view takes the normal of a vertex from: the slope between its neighbours, or the triangles around it, each counted by its area, by its angle there or all alike.</source>
        <translation>Woher die 3D-Ansicht die Normale einer Ecke nimmt: vom Gefälle zwischen ihren Nachbarn oder von den Dreiecken ringsum, jedes nach seiner Fläche gezählt, nach seinem Winkel dort oder alle gleich.</translation>
    </message>
    <message>
        <source>Flat shading</source>
        <translation>Flache Schattierung</translation>
    </message>
    <message>
        <source>Lights each triangle alike, as if it were cut out of board; far away those of every 2nd, 4th, 8th … row and column.</source>
        <translation>Beleuchtet jedes Dreieck gleichmäßig, wie aus Karton geschnitten; in der Ferne die jeder 2., 4., 8. … Zeile und Spalte.</translation>
    </message>
    <message>
        <source>Triangle strips</source>
        <translation>Dreiecksstreifen</translation>
    </message>
    <message>
        <source>Colours each row of triangles, which is one strip, in turn; triangles of a strip are lighter and darker.</source>
        <translation>Färbt jede Reihe von Dreiecken, die ein Streifen ist, im Wechsel; die Dreiecke eines Streifens sind heller und dunkler.</translation>
    </message>
    <message>
        <source>Normals as needles</source>
        <translation>Normalen als Nadeln</translation>
    </message>
    <message>
        <source>Draws the normals of the samples in the middle of the view; far away of every 2nd, 4th, 8th … row and column.</source>
        <translation>Zeichnet die Normalen der Stützpunkte in der Mitte der Ansicht; von fern jeder 2., 4., 8. … Zeile und Spalte.</translation>
    </message>
    <message>
        <source>Person of 1.8 m</source>
        <translation>Mensch von 1,8 m</translation>
    </message>
    <message>
        <source>Somebody stands in the middle of the view, true to scale.</source>
        <translation>In der Mitte der Ansicht steht jemand, maßstäblich.</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
    <message>
        <source>The seeds after the terrain&apos;s own: other places of the same kind.</source>
        <translation>Die Startwerte nach dem des Geländes: andere Orte derselben Art.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Other numbers with the same seed: the same place in other kinds.</source>
        <translation>Andere Zahlen beim selben Startwert: derselbe Ort in anderer Art.</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>5 × 5</source>
        <translation>5 × 5</translation>
    </message>
    <message>
        <source>Only for variations by numbers.</source>
        <translation>Nur für Varianten durch Zahlen.</translation>
    </message>
    <message>
        <source>Vary</source>
        <translation>Variieren</translation>
    </message>
    <message>
        <source>What the terrains in the panel differ by.</source>
        <translation>Worin sich die Gelände der Tafel unterscheiden.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>More pictures are smaller ones.</source>
        <translation>Mehr Bilder sind kleinere.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>How far the numbers go from the terrain&apos;s own, as a part of their sliders: higher shows bolder changes.</source>
        <translation>Wie weit die Zahlen von denen des Geländes abgehen, als Teil ihrer Regler: höher zeigt kühnere Änderungen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>As it stands in the list of presets.</source>
        <translation>Wie sie in der Liste der Vorlagen steht.</translation>
    </message>
    <message>
        <source>Height at the start</source>
        <translation>Höhe am Anfang</translation>
    </message>
    <message>
        <source>That the land gets where the line begins. Between the ends it goes evenly.</source>
        <translation>Die das Land bekommt, wo die Linie beginnt. Zwischen den Enden geht sie gleichmäßig.</translation>
    </message>
    <message>
        <source>Height at the end</source>
        <translation>Höhe am Ende</translation>
    </message>
    <message>
        <source>That the land gets where the line ends. A river never rises.</source>
        <translation>Die das Land bekommt, wo die Linie endet. Ein Fluss steigt nie.</translation>
    </message>
    <message>
        <source>Between pins</source>
        <translation>Zwischen Pins</translation>
    </message>
    <message>
        <source>How far the line&apos;s pins lie apart at most. Lower: the land follows the line more closely.</source>
        <translation>Wie weit die Pins der Linie höchstens auseinanderliegen. Niedriger: Das Land folgt der Linie genauer.</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Heben</translation>
    </message>
    <message>
        <source>A stroke raises the land; with Shift it lowers it.</source>
        <translation>Ein Strich hebt das Land; mit Umschalt senkt er es.</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Senken</translation>
    </message>
    <message>
        <source>A stroke lowers the land; with Shift it raises it.</source>
        <translation>Ein Strich senkt das Land; mit Umschalt hebt er es.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>A stroke brings the land to one height.</source>
        <translation>Ein Strich bringt das Land auf eine Höhe.</translation>
    </message>
    <message>
        <source>Only for raising and lowering.</source>
        <translation>Nur zum Heben und Senken.</translation>
    </message>
    <message>
        <source>Only for setting a height.</source>
        <translation>Nur zum Setzen einer Höhe.</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>What a stroke over the land does.</source>
        <translation>Was ein Strich über das Land tut.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>How much a stroke raises or lowers in its middle.</source>
        <translation>Um wie viel ein Strich in seiner Mitte hebt oder senkt.</translation>
    </message>
    <message>
        <source>To the height</source>
        <translation>Auf die Höhe</translation>
    </message>
    <message>
        <source>What a stroke brings the land to in its middle.</source>
        <translation>Worauf ein Strich das Land in seiner Mitte bringt.</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Of a new grid, along the longer side of the land. More: finer plans.</source>
        <translation>Eines neuen Gitters, entlang der längeren Seite des Landes. Mehr: feinere Pläne.</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Of the brush; it is at least as large as a cell.</source>
        <translation>Des Pinsels; er ist mindestens so groß wie eine Zelle.</translation>
    </message>
</context>
<context>
    <name>document</name>
    <message>
        <source>Pins need ground made by diamond-square: this land begins otherwise.</source>
        <translation>Pins brauchen Boden von Diamond-Square: Dieses Land beginnt anders.</translation>
    </message>
    <message>
        <source>A start grid needs ground made by diamond-square whose edges are not wrapped.</source>
        <translation>Ein Startgitter braucht Boden von Diamond-Square, dessen Ränder nicht umlaufen.</translation>
    </message>
</context>
<context>
    <name>filters</name>
    <message>
        <source>Every sample is missing: there is no height to fill the holes from.</source>
        <translation>Alle Stützpunkte fehlen: es gibt keine Höhe, aus der Lücken gefüllt werden können.</translation>
    </message>
    <message>
        <source>Fill holes</source>
        <translation>Lücken füllen</translation>
    </message>
    <message>
        <source>Closes gaps in imported ground smoothly, never above or below the heights around each gap.</source>
        <translation>Schließt Lücken in importiertem Gelände weich, nie höher oder tiefer als die Höhen rund um die Lücke.</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Tiefste</translation>
    </message>
    <message>
        <source>No land stays below this height.</source>
        <translation>Kein Land bleibt unter dieser Höhe.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>No land stays above this height.</source>
        <translation>Kein Land bleibt über dieser Höhe.</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Weichheit</translation>
    </message>
    <message>
        <source>How far before a limit the land begins to bend towards it; 0 cuts it off sharply.</source>
        <translation>Wie weit vor einer Grenze das Land beginnt, sich zu ihr zu biegen; 0 schneidet scharf ab.</translation>
    </message>
    <message>
        <source>Limit heights</source>
        <translation>Höhen begrenzen</translation>
    </message>
    <message>
        <source>Keeps the land between two heights, cut off or bent softly.</source>
        <translation>Hält das Land zwischen zwei Höhen, abgeschnitten oder weich gebogen.</translation>
    </message>
    <message>
        <source>The lowest height, %1 m, is above the highest, %2 m.</source>
        <translation>Die tiefste Höhe, %1 m, liegt über der höchsten, %2 m.</translation>
    </message>
    <message>
        <source>The limits are too close for this softness: it can be %1 m at most.</source>
        <translation>Die Grenzen liegen für diese Weichheit zu nah beieinander: sie darf höchstens %1 m sein.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Spiegelhöhe</translation>
    </message>
    <message>
        <source>The height that stays: what was so far above it is so far below it.</source>
        <translation>Die Höhe, die bleibt: was so weit darüber lag, liegt so weit darunter.</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Turns the land upside down: ridges become valleys.</source>
        <translation>Stellt das Land auf den Kopf: aus Graten werden Täler.</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>An ellipse where the land is no square.</source>
        <translation>Eine Ellipse, wo das Land kein Quadrat ist.</translation>
    </message>
    <message>
        <source>Rounded square</source>
        <translation>Gerundetes Quadrat</translation>
    </message>
    <message>
        <source>Keeps more land than the circle, without its corners.</source>
        <translation>Behält mehr Land als der Kreis, ohne die Ecken.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Falls towards each border alike.</source>
        <translation>Fällt zu jedem Rand gleich ab.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>The outline of what stays.</source>
        <translation>Der Umriss dessen, was bleibt.</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Beginnt bei</translation>
    </message>
    <message>
        <source>How far from the centre to the border the land stays as it is.</source>
        <translation>Wie weit von der Mitte zum Rand das Land bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>The height that the border falls to.</source>
        <translation>Die Höhe, auf die der Rand abfällt.</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Insel</translation>
    </message>
    <message>
        <source>Lets the land fall to one height towards its border.</source>
        <translation>Lässt das Land zum Rand hin auf eine Höhe abfallen.</translation>
    </message>
    <message>
        <source>What the lowest place becomes; level ground becomes this as a whole.</source>
        <translation>Was aus der tiefsten Stelle wird; ebenes Land wird ganz dazu.</translation>
    </message>
    <message>
        <source>What the highest place becomes.</source>
        <translation>Was aus der höchsten Stelle wird.</translation>
    </message>
    <message>
        <source>Stretch to a range</source>
        <translation>Auf einen Bereich strecken</translation>
    </message>
    <message>
        <source>Stretches the heights so that the lowest and the highest place are where you want them.</source>
        <translation>Streckt die Höhen so, dass die tiefste und die höchste Stelle dort liegen, wo sie sein sollen.</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Above 1: higher mountains and deeper valleys; below 0 they change places.</source>
        <translation>Über 1: höhere Berge und tiefere Täler; unter 0 tauschen sie die Plätze.</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Heben</translation>
    </message>
    <message>
        <source>Lifts the whole land, after the factor.</source>
        <translation>Hebt das ganze Land, nach dem Faktor.</translation>
    </message>
    <message>
        <source>Scale and raise</source>
        <translation>Strecken und heben</translation>
    </message>
    <message>
        <source>Multiplies every height and lifts the land.</source>
        <translation>Multipliziert jede Höhe und hebt das Land.</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>The standard deviation of the Gaussian: what is smaller vanishes.</source>
        <translation>Die Standardabweichung der Gauß-Glocke: was kleiner ist, verschwindet.</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Takes away what is small: every height becomes the Gaussian mean of those around.</source>
        <translation>Nimmt weg, was klein ist: jede Höhe wird das gaußsche Mittel derer ringsum.</translation>
    </message>
    <message>
        <source>A radius of %1 m is too large for this spacing: it can be %2 m at most.</source>
        <translation>Ein Radius von %1 m ist zu groß für diesen Abstand: er darf höchstens %2 m sein.</translation>
    </message>
    <message>
        <source>By height</source>
        <translation>Nach Höhe</translation>
    </message>
    <message>
        <source>Every step is so high, up and down without end.</source>
        <translation>Jede Stufe ist so hoch, nach oben und unten ohne Ende.</translation>
    </message>
    <message>
        <source>By count</source>
        <translation>Nach Anzahl</translation>
    </message>
    <message>
        <source>So many steps between base and top; the land beyond stays as it is.</source>
        <translation>So viele Stufen zwischen Basis und Spitze; das Land jenseits bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Only for steps by height.</source>
        <translation>Nur für Stufen nach Höhe.</translation>
    </message>
    <message>
        <source>Only for steps by count.</source>
        <translation>Nur für Stufen nach Anzahl.</translation>
    </message>
    <message>
        <source>Only for uneven steps.</source>
        <translation>Nur für ungleiche Stufen.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many steps there are between base and top.</source>
        <translation>Wie viele Stufen es zwischen Basis und Spitze gibt.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another seed, other uneven steps.</source>
        <translation>Ein anderer Startwert, andere ungleiche Stufen.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>What you set of the steps.</source>
        <translation>Was an den Stufen festgelegt wird.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>A height where a step begins.</source>
        <translation>Eine Höhe, bei der eine Stufe beginnt.</translation>
    </message>
    <message>
        <source>Height of a step</source>
        <translation>Höhe einer Stufe</translation>
    </message>
    <message>
        <source>From one level tread to the next.</source>
        <translation>Von einer ebenen Trittfläche zur nächsten.</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>The height where the last step ends.</source>
        <translation>Die Höhe, bei der die letzte Stufe endet.</translation>
    </message>
    <message>
        <source>0 makes level treads with cliffs; more, and the land rises gently over that part of each step.</source>
        <translation>0 ergibt ebene Flächen mit Klippen; bei mehr steigt das Land über diesen Teil jeder Stufe sanft an.</translation>
    </message>
    <message>
        <source>Unevenness</source>
        <translation>Ungleichheit</translation>
    </message>
    <message>
        <source>How much the treads differ in height, as strata of rock do.</source>
        <translation>Wie verschieden hoch die Flächen liegen, wie Schichten von Gestein.</translation>
    </message>
    <message>
        <source>Terraces</source>
        <translation>Terrassen</translation>
    </message>
    <message>
        <source>Steps with level treads, as of rice fields or of layered rock.</source>
        <translation>Stufen mit ebenen Flächen, wie bei Reisfeldern oder geschichtetem Gestein.</translation>
    </message>
    <message>
        <source>The top, %1 m, has to lie above the base, %2 m.</source>
        <translation>Die Spitze, %1 m, muss über der Basis, %2 m, liegen.</translation>
    </message>
    <message>
        <source>Mirror east and west</source>
        <translation>Ost und West spiegeln</translation>
    </message>
    <message>
        <source>Mirror north and south</source>
        <translation>Nord und Süd spiegeln</translation>
    </message>
    <message>
        <source>Rotate by 180°</source>
        <translation>Um 180° drehen</translation>
    </message>
    <message>
        <source>Rotate by 90° clockwise</source>
        <translation>Um 90° im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate by 90° anticlockwise</source>
        <translation>Um 90° gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>How the land is mirrored or rotated.</source>
        <translation>Wie das Land gespiegelt oder gedreht wird.</translation>
    </message>
    <message>
        <source>Mirror or rotate</source>
        <translation>Spiegeln oder drehen</translation>
    </message>
    <message>
        <source>Mirrors the land or rotates it.</source>
        <translation>Spiegelt das Land oder dreht es.</translation>
    </message>
    <message>
        <source>Only a square land with one spacing can be rotated by 90°: rotate it by 180° or mirror it.</source>
        <translation>Nur ein quadratisches Land mit gleichem Abstand lässt sich um 90° drehen: um 180° drehen oder spiegeln.</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>The height at the curve&apos;s left and lower edge; the land below it goes with the curve&apos;s first point.</source>
        <translation>Die Höhe am linken und unteren Rand der Kurve; das Land darunter geht mit dem ersten Punkt der Kurve mit.</translation>
    </message>
    <message>
        <source>The height at the curve&apos;s right and upper edge; the land above it goes with the curve&apos;s last point.</source>
        <translation>Die Höhe am rechten und oberen Rand der Kurve; das Land darüber geht mit dem letzten Punkt der Kurve mit.</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>From the height that was, left to right, to the height that will be, bottom to top: flat parts make plains, steep ones make slopes.</source>
        <translation>Von der Höhe, die war, links nach rechts, zur Höhe, die wird, unten nach oben: Flache Teile machen Ebenen, steile machen Hänge.</translation>
    </message>
    <message>
        <source>Height curve</source>
        <translation>Höhenkurve</translation>
    </message>
    <message>
        <source>Gives every height another one, read from a curve that you draw: wider lowlands, a plateau, steeper summits.</source>
        <translation>Gibt jeder Höhe eine andere, abgelesen von einer Kurve, die man zeichnet: breiteres Tiefland, eine Hochebene, steilere Gipfel.</translation>
    </message>
    <message>
        <source>The top, %1 m, has to lie above the bottom, %2 m.</source>
        <translation>Oben, %1 m, muss über Unten, %2 m, liegen.</translation>
    </message>
    <message>
        <source>Bicubic</source>
        <translation>Bikubisch</translation>
    </message>
    <message>
        <source>A smooth surface through the samples (Catmull-Rom).</source>
        <translation>Eine glatte Fläche durch die Stützpunkte (Catmull-Rom).</translation>
    </message>
    <message>
        <source>Bilinear</source>
        <translation>Bilinear</translation>
    </message>
    <message>
        <source>Straight from sample to sample.</source>
        <translation>Gerade von Stützpunkt zu Stützpunkt.</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Level blocks, each at the height of its middle.</source>
        <translation>Ebene Blöcke, jeder auf der Höhe seiner Mitte.</translation>
    </message>
    <message>
        <source>Mean of the area</source>
        <translation>Mittel der Fläche</translation>
    </message>
    <message>
        <source>Level blocks, each at the mean height of its land.</source>
        <translation>Ebene Blöcke, jeder auf der mittleren Höhe seines Landes.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>From one sample to the next; what is smaller is lost. They begin in the north-west corner.</source>
        <translation>Von einem Stützpunkt zum nächsten; was kleiner ist, geht verloren. Sie beginnen in der nordwestlichen Ecke.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>How the land between the samples is made.</source>
        <translation>Wie das Land zwischen den Stützpunkten entsteht.</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Neu abtasten</translation>
    </message>
    <message>
        <source>Rebuilds the land from samples further apart, smoothly or in blocks.</source>
        <translation>Baut das Land aus Stützpunkten in größerem Abstand neu auf, glatt oder in Blöcken.</translation>
    </message>
    <message>
        <source>A distance of %1 m is too large for this spacing: it can be %2 m at most.</source>
        <translation>Ein Abstand von %1 m ist zu groß für den des Gitters: er darf höchstens %2 m sein.</translation>
    </message>
    <message>
        <source>There is not enough memory to fill the holes of %1 × %2 samples: choose a smaller size.</source>
        <translation>Der Speicher reicht nicht, um die Lücken von %1 × %2 Stützpunkten zu füllen: eine kleinere Größe wählen.</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Arc ASCII grid</source>
        <translation>Arc-ASCII-Raster</translation>
    </message>
    <message>
        <source>%1, line %2: &apos;%3&apos; is not a finite number; correct it or write nan for a missing sample.</source>
        <translation>%1, Zeile %2: „%3“ ist keine endliche Zahl; berichtigen oder nan für einen fehlenden Stützpunkt schreiben.</translation>
    </message>
    <message>
        <source>%1, line %2: &apos;%3&apos; is not a word of an ASCII grid&apos;s header.</source>
        <translation>%1, Zeile %2: „%3“ ist kein Wort aus dem Kopf eines ASCII-Rasters.</translation>
    </message>
    <message>
        <source>%1: ncols and nrows are not sizes.</source>
        <translation>%1: ncols und nrows sind keine Größen.</translation>
    </message>
    <message>
        <source>%1 says that it holds %2 × %3 values, but has only %4: it is incomplete; fetch it again.</source>
        <translation>%1 gibt %2 × %3 Werte an, hat aber nur %4: sie ist unvollständig; neu holen.</translation>
    </message>
    <message>
        <source>%1 ends after %2 of %3 values (line %4): it is incomplete; fetch it again.</source>
        <translation>%1 endet nach %2 von %3 Werten (Zeile %4): sie ist unvollständig; neu holen.</translation>
    </message>
    <message>
        <source>The picture has a palette of greys: the heights are its grey values.</source>
        <translation>Das Bild hat eine Graupalette: die Höhen sind ihre Grauwerte.</translation>
    </message>
    <message>
        <source>%1 has no channel &apos;%2&apos;; it has: %3.</source>
        <translation>%1 hat keinen Kanal „%2“; vorhanden sind: %3.</translation>
    </message>
    <message>
        <source>%1 has the format %2, which cannot be read here; convert it, for example with: gdal_translate -of GTiff IN OUT.tif</source>
        <translation>%1 hat das Format %2, das hier nicht gelesen wird; umwandeln zum Beispiel mit: gdal_translate -of GTiff IN OUT.tif</translation>
    </message>
    <message>
        <source>%1 is a picture in the format %2, which cannot be read here; save it as PNG (16-bit grey) or TIFF in a picture editor.</source>
        <translation>%1 ist ein Bild im Format %2, das hier nicht gelesen wird; in einem Bildbearbeitungsprogramm als PNG (16 Bit, Graustufen) oder TIFF speichern.</translation>
    </message>
    <message>
        <source>%1 is an archive (%2): unpack it and choose the heightmap in it.</source>
        <translation>%1 ist ein Archiv (%2): entpacken und die Höhenkarte darin wählen.</translation>
    </message>
    <message>
        <source>%1 is empty: it holds 0 bytes.</source>
        <translation>%1 ist leer: sie enthält 0 Byte.</translation>
    </message>
    <message>
        <source>%1 holds text, but not a heightmap: open it in a text editor to see what it says.</source>
        <translation>%1 enthält Text, aber keine Höhenkarte: in einem Texteditor öffnen und nachsehen, was darin steht.</translation>
    </message>
    <message>
        <source>%1 ends too early: it is incomplete, as after an interrupted download or copy; fetch it again.</source>
        <translation>%1 endet zu früh: sie ist unvollständig, wie nach einem abgebrochenen Herunterladen oder Kopieren; noch einmal holen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: check its permissions and its disk.</source>
        <translation>%1 lässt sich nicht lesen: Zugriffsrechte und Datenträger prüfen.</translation>
    </message>
    <message>
        <source>There is no file %1: check the name and the folder.</source>
        <translation>Eine Datei %1 gibt es nicht: Namen und Ordner prüfen.</translation>
    </message>
    <message>
        <source>%1 is a folder: name a file in it.</source>
        <translation>%1 ist ein Ordner: eine Datei darin angeben.</translation>
    </message>
    <message>
        <source>%1 is not a regular file: copy its data into one.</source>
        <translation>%1 ist keine gewöhnliche Datei: die Daten in eine kopieren.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete (%2): fetch or save it again.</source>
        <translation>%1 ist beschädigt oder unvollständig (%2): neu holen oder speichern.</translation>
    </message>
    <message>
        <source>%1 cannot be opened under this name: move it.</source>
        <translation>%1 lässt sich unter diesem Namen nicht öffnen: verschieben.</translation>
    </message>
    <message>
        <source>%1 has %2 bands; a heightmap has 1 to %3: split it, for example with: gdal_translate -b 1 IN OUT.tif</source>
        <translation>%1 hat %2 Bänder; eine Höhenkarte hat 1 bis %3: aufteilen, zum Beispiel mit: gdal_translate -b 1 IN OUT.tif</translation>
    </message>
    <message>
        <source>%1 could not be written (%2): make room or choose another disk.</source>
        <translation>%1 konnte nicht geschrieben werden (%2): Platz schaffen oder einen anderen Datenträger wählen.</translation>
    </message>
    <message>
        <source>The spacing is in degrees: at the middle latitude of %1° it is %2 m west to east and %3 m north to south.</source>
        <translation>Der Abstand ist in Grad: auf der mittleren Breite von %1° sind es %2 m von West nach Ost und %3 m von Nord nach Süd.</translation>
    </message>
    <message>
        <source>%1 gives a place that is not a number.</source>
        <translation>%1 nennt eine Lage, die keine Zahl ist.</translation>
    </message>
    <message>
        <source>The file names no coordinate system; its numbers look like degrees of longitude and latitude and are taken as such.</source>
        <translation>Die Datei nennt kein Koordinatensystem; ihre Zahlen sehen wie Grade der Länge und Breite aus und werden so genommen.</translation>
    </message>
    <message>
        <source>The coordinate system counts in units of %1 m: the spacing is %2 m.</source>
        <translation>Das Koordinatensystem zählt in Einheiten von %1 m: der Abstand ist %2 m.</translation>
    </message>
    <message>
        <source>The file names no coordinate system: its spacing of %1 is taken as metres.</source>
        <translation>Die Datei nennt kein Koordinatensystem: ihr Abstand von %1 wird als Meter genommen.</translation>
    </message>
    <message>
        <source>GeoTIFF</source>
        <translation>GeoTIFF</translation>
    </message>
    <message>
        <source>%1: files of the format &apos;%2&apos; can be read, but not written.</source>
        <translation>%1: Dateien des Formats „%2“ können gelesen, aber nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The height range %1,%2 must be a minimum and a greater maximum.</source>
        <translation>Der Höhenbereich %1,%2 muss ein Minimum und ein größeres Maximum sein.</translation>
    </message>
    <message>
        <source>%1: files of the format &apos;%2&apos; can be written, but not read.</source>
        <translation>%1: Dateien des Formats „%2“ können geschrieben, aber nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The spacing must be a number of metres greater than 0, not %1.</source>
        <translation>Der Abstand muss eine Zahl von Metern größer als 0 sein, nicht %1.</translation>
    </message>
    <message>
        <source>The height range must be two finite numbers of metres.</source>
        <translation>Der Höhenbereich muss aus zwei endlichen Zahlen in Metern bestehen.</translation>
    </message>
    <message>
        <source>%1 says that it holds %2 × %3 samples, which need %4 of memory, but has only %5: it is damaged or made to harm.</source>
        <translation>%1 gibt an, %2 × %3 Stützpunkte zu enthalten, die %4 Speicher brauchen, hat aber nur %5: sie ist beschädigt oder in böser Absicht gemacht.</translation>
    </message>
    <message>
        <source>Every sample is missing: the terrain has no heights.</source>
        <translation>Alle Stützpunkte fehlen: das Gelände hat keine Höhen.</translation>
    </message>
    <message>
        <source>The heights reach from %1 to %2 m, which is more than ground does: check the sample type, the byte order and the value of missing samples.</source>
        <translation>Die Höhen reichen von %1 bis %2 m, mehr als echter Boden: Datentyp, Bytereihenfolge und den Wert fehlender Stützpunkte prüfen.</translation>
    </message>
    <message>
        <source>%1 says that it holds %2 × %3 samples; a terrain has at most %4 on each side.</source>
        <translation>%1 gibt an, %2 × %3 Stützpunkte zu enthalten; ein Gelände hat höchstens %4 je Seite.</translation>
    </message>
    <message>
        <source>%1 has only %2, but its samples come in pieces of %3 that must be decoded at once: save it again in strips or tiles.</source>
        <translation>%1 hat nur %2, aber ihre Daten kommen in Stücken von %3, die auf einmal entpackt werden müssen: in Streifen oder Kacheln neu speichern.</translation>
    </message>
    <message>
        <source>%1 holds %2 SRTM tiles (.hgt): unpack it and choose one.</source>
        <translation>%1 enthält %2 SRTM-Kacheln (.hgt): entpacken und eine wählen.</translation>
    </message>
    <message>
        <source>SRTM tile</source>
        <translation>SRTM-Kachel</translation>
    </message>
    <message>
        <source>An SRTM tile (.hgt) has 1201 × 1201 or 3601 × 3601 samples, not %1 × %2: resample the terrain or choose another format.</source>
        <translation>Eine SRTM-Kachel (.hgt) hat 1201 × 1201 oder 3601 × 3601 Stützpunkte, nicht %1 × %2: das Gelände neu abtasten oder ein anderes Format wählen.</translation>
    </message>
    <message>
        <source>Heights are rounded to whole metres.</source>
        <translation>Höhen werden auf ganze Meter gerundet.</translation>
    </message>
    <message>
        <source>Programs expect a tile&apos;s name to say its south-west corner, as N45E006 does; &apos;%1&apos; does not.</source>
        <translation>Programme erwarten im Namen einer Kachel ihre Südwestecke, wie in N45E006; „%1“ sagt sie nicht.</translation>
    </message>
    <message>
        <source>SRTM tile in a ZIP archive</source>
        <translation>SRTM-Kachel in einem ZIP-Archiv</translation>
    </message>
    <message>
        <source>%1 would hold no triangles: the terrain has no cell of four heights.</source>
        <translation>%1 hätte keine Dreiecke: das Gelände hat keine Zelle mit vier Höhen.</translation>
    </message>
    <message>
        <source>Wavefront OBJ mesh</source>
        <translation>Wavefront-OBJ-Netz</translation>
    </message>
    <message>
        <source>%1 has a line of over 1 MiB, line %2: it is no text of this kind.</source>
        <translation>%1 hat eine Zeile von über 1 MiB, Zeile %2: das ist kein solcher Text.</translation>
    </message>
    <message>
        <source>%1: line %2 should hold the three numbers of a vertex: the file is damaged or incomplete.</source>
        <translation>%1: Zeile %2 sollte die drei Zahlen einer Ecke enthalten: die Datei ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>%1: line %2 names a vertex that the file does not hold: it is damaged or incomplete.</source>
        <translation>%1: Zeile %2 nennt eine Ecke, die die Datei nicht enthält: sie ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>%1: line %2 should hold three or more corners of a face: the file is damaged or incomplete.</source>
        <translation>%1: Zeile %2 sollte drei oder mehr Ecken einer Fläche enthalten: die Datei ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>%1 holds no triangles.</source>
        <translation>%1 enthält keine Dreiecke.</translation>
    </message>
    <message>
        <source>STL mesh (binary)</source>
        <translation>STL-Netz (binär)</translation>
    </message>
    <message>
        <source>%1: an STL file holds at most 4294967295 triangles, not %2; choose a smaller size.</source>
        <translation>%1: eine STL-Datei enthält höchstens 4294967295 Dreiecke, nicht %2; eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>%1: triangle %2 has a coordinate that is no number: the file is damaged.</source>
        <translation>%1: Dreieck %2 hat eine Koordinate, die keine Zahl ist: die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>%1: line %2 does not end a facet of three vertices: the file is damaged or incomplete.</source>
        <translation>%1: Zeile %2 beendet keine Facette aus drei Ecken: die Datei ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8 Bit</translation>
    </message>
    <message>
        <source>Bits per sample</source>
        <translation>Bit je Stützpunkt</translation>
    </message>
    <message>
        <source>16 bits hold 65536 different heights; 8 bits hold 256, which shows as steps on slopes.</source>
        <translation>16 Bit fassen 65536 verschiedene Höhen; 8 Bit fassen 256, was an Hängen als Stufen zu sehen ist.</translation>
    </message>
    <message>
        <source>%1 is a damaged PNG picture (%2): fetch or save it again.</source>
        <translation>%1 ist ein beschädigtes PNG-Bild (%2): neu holen oder speichern.</translation>
    </message>
    <message>
        <source>The picture declares a transparent colour: its samples are missing.</source>
        <translation>Das Bild nennt eine durchsichtige Farbe: deren Stützpunkte fehlen.</translation>
    </message>
    <message>
        <source>The file gives its heights in &apos;%1&apos;; they are taken as metres.</source>
        <translation>Die Datei gibt ihre Höhen in „%1“ an; sie werden als Meter genommen.</translation>
    </message>
    <message>
        <source>The file names a coordinate system, but not its place in it: it is left out.</source>
        <translation>Die Datei nennt ein Koordinatensystem, aber nicht ihre Lage darin: es wird weggelassen.</translation>
    </message>
    <message>
        <source>The grid does not point north: the terrain keeps its spacing, but not its place.</source>
        <translation>Das Raster zeigt nicht nach Norden: das Gelände behält seinen Abstand, aber nicht seine Lage.</translation>
    </message>
    <message>
        <source>Little endian (Windows, Linux)</source>
        <translation>Little-Endian (Windows, Linux)</translation>
    </message>
    <message>
        <source>Big endian (old Mac)</source>
        <translation>Big-Endian (alter Mac)</translation>
    </message>
    <message>
        <source>North first, as pictures</source>
        <translation>Norden zuerst, wie bei Bildern</translation>
    </message>
    <message>
        <source>South first</source>
        <translation>Süden zuerst</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>Bytereihenfolge</translation>
    </message>
    <message>
        <source>A program that reads the other order shows spikes all over.</source>
        <translation>Ein Programm, das die andere Reihenfolge liest, zeigt überall Zacken.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Which edge of the terrain stands first in the file.</source>
        <translation>Welcher Rand des Geländes in der Datei zuerst steht.</translation>
    </message>
    <message>
        <source>R32, 32-bit floats</source>
        <translation>R32, 32-Bit-Gleitkommazahlen</translation>
    </message>
    <message>
        <source>%1 holds no numbers at line %2.</source>
        <translation>%1 enthält in Zeile %2 keine Zahlen.</translation>
    </message>
    <message>
        <source>%1 is a damaged ZIP archive: fetch it again.</source>
        <translation>%1 ist ein beschädigtes ZIP-Archiv: neu holen.</translation>
    </message>
    <message>
        <source>%1 is encrypted or packed in an unusual way: unpack it with another program.</source>
        <translation>%1 ist verschlüsselt oder ungewöhnlich gepackt: mit einem anderen Programm entpacken.</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; would unpack to %3, more than such a file can hold.</source>
        <translation>%1: „%2“ würde entpackt %3 groß, mehr als eine solche Datei enthalten kann.</translation>
    </message>
    <message>
        <source>BMP picture</source>
        <translation>BMP-Bild</translation>
    </message>
    <message>
        <source>VTP binary terrain</source>
        <translation>VTP-Gelände (binär)</translation>
    </message>
    <message>
        <source>DTED tile</source>
        <translation>DTED-Kachel</translation>
    </message>
    <message>
        <source>ESRI grid with a header file</source>
        <translation>ESRI-Raster mit Kopfdatei</translation>
    </message>
    <message>
        <source>ENVI grid with a header file</source>
        <translation>ENVI-Raster mit Kopfdatei</translation>
    </message>
    <message>
        <source>OpenEXR picture</source>
        <translation>OpenEXR-Bild</translation>
    </message>
    <message>
        <source>%1 is a damaged OpenEXR picture (%2): fetch or save it again.</source>
        <translation>%1 ist ein beschädigtes OpenEXR-Bild (%2): neu holen oder neu speichern.</translation>
    </message>
    <message>
        <source>%1 is a deep OpenEXR picture, which holds no single height a sample: flatten it.</source>
        <translation>%1 ist ein tiefes OpenEXR-Bild und enthält nicht genau eine Höhe je Punkt: auf eine Ebene reduzieren.</translation>
    </message>
    <message>
        <source>%1 has no sample for each of its pixels in the channel %2: save it without subsampling.</source>
        <translation>%1 hat im Kanal %2 nicht für jedes Pixel einen Wert: ohne Unterabtastung speichern.</translation>
    </message>
    <message>
        <source>%1 is the header of a grid: choose the file with the samples beside it (.bil, .flt, .img …).</source>
        <translation>%1 ist die Kopfdatei eines Rasters: die Datei mit den Werten daneben wählen (.bil, .flt, .img …).</translation>
    </message>
    <message>
        <source>%1 is an address or a name inside of another file; only files are opened: fetch it and save it as a file (GeoTIFF) first.</source>
        <translation>%1 ist eine Adresse oder ein Name innerhalb einer anderen Datei; nur Dateien werden geöffnet: zuerst holen und als Datei (GeoTIFF) speichern.</translation>
    </message>
    <message>
        <source>%1 is a damaged gzip file: fetch it again.</source>
        <translation>%1 ist eine beschädigte gzip-Datei: neu holen.</translation>
    </message>
    <message>
        <source>L3DT grid</source>
        <translation>L3DT-Raster</translation>
    </message>
    <message>
        <source>JPEG picture</source>
        <translation>JPEG-Bild</translation>
    </message>
    <message>
        <source>A JPEG picture holds 256 heights and loses detail when it is saved: steps and noise are to be expected.</source>
        <translation>Ein JPEG-Bild kennt 256 Höhen und verliert beim Speichern Einzelheiten: mit Stufen und Rauschen ist zu rechnen.</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>NumPy-Feld</translation>
    </message>
    <message>
        <source>%1 holds an array of %2 numbers; a heightmap has two dimensions, rows and columns: save one layer of it.</source>
        <translation>%1 enthält ein Feld aus %2 Zahlen; eine Höhenkarte hat zwei Dimensionen, Zeilen und Spalten: eine Schicht davon speichern.</translation>
    </message>
    <message>
        <source>%1 is damaged: it does not begin as a NumPy array does.</source>
        <translation>%1 ist beschädigt: die Datei beginnt nicht wie ein NumPy-Feld.</translation>
    </message>
    <message>
        <source>%1 holds samples of the type %2; heights are plain numbers: save it again with array.astype(&apos;float32&apos;).</source>
        <translation>%1 enthält Werte des Typs %2; Höhen sind einfache Zahlen: mit array.astype(&apos;float32&apos;) neu speichern.</translation>
    </message>
    <message>
        <source>%1 has no array &apos;%2&apos; of two dimensions; it has: %3.</source>
        <translation>%1 hat kein Feld „%2“ mit zwei Dimensionen; vorhanden: %3.</translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation>NumPy-Archiv</translation>
    </message>
    <message>
        <source>The archive holds several arrays: the heights are &apos;%1&apos;.</source>
        <translation>Das Archiv enthält mehrere Felder: die Höhen sind „%1“.</translation>
    </message>
    <message>
        <source>%1 is damaged: &apos;%2&apos; is no sample of a PGM picture.</source>
        <translation>%1 ist beschädigt: „%2“ ist kein Wert eines PGM-Bildes.</translation>
    </message>
    <message>
        <source>PGM picture</source>
        <translation>PGM-Bild</translation>
    </message>
    <message>
        <source>%1 is damaged: a PGM picture begins with its size and its greatest sample, 1 to 65535.</source>
        <translation>%1 ist beschädigt: ein PGM-Bild beginnt mit seiner Größe und seinem größten Wert, 1 bis 65535.</translation>
    </message>
    <message>
        <source>%1 has no heights in its colours: that takes a picture of red, green and blue with 8 bits each.</source>
        <translation>%1 hat keine Höhen in seinen Farben: dazu braucht es ein Bild aus Rot, Grün und Blau mit je 8 Bit.</translation>
    </message>
    <message>
        <source>The base %1 and the interval %2 of heights in colours must be numbers, the interval greater than 0.</source>
        <translation>Grundwert %1 und Schrittweite %2 der Höhen in Farben müssen Zahlen sein, die Schrittweite größer als 0.</translation>
    </message>
    <message>
        <source>Terrain-RGB picture</source>
        <translation>Terrain-RGB-Bild</translation>
    </message>
    <message>
        <source>Terrarium picture</source>
        <translation>Terrarium-Bild</translation>
    </message>
    <message>
        <source>Surfer grid</source>
        <translation>Surfer-Raster</translation>
    </message>
    <message>
        <source>Terragen terrain</source>
        <translation>Terragen-Gelände</translation>
    </message>
    <message>
        <source>TGA picture</source>
        <translation>TGA-Bild</translation>
    </message>
    <message>
        <source>USGS DEM</source>
        <translation>USGS DEM</translation>
    </message>
    <message>
        <source>%1 holds points that do not lie on a grid of even spacing: interpolate them first, for example with: gdal_grid -of GTiff IN OUT.tif</source>
        <translation>%1 enthält Punkte, die nicht auf einem gleichmäßigen Raster liegen: zuerst interpolieren, zum Beispiel mit: gdal_grid -of GTiff EIN AUS.tif</translation>
    </message>
    <message>
        <source>The file holds %1 points; the other %2 of the grid are missing.</source>
        <translation>Die Datei enthält %1 Punkte; die übrigen %2 des Rasters fehlen.</translation>
    </message>
    <message>
        <source>Points x y z on a grid</source>
        <translation>Punkte x y z auf einem Raster</translation>
    </message>
    <message>
        <source>%1, line %2: &apos;%3&apos; does not hold three numbers x y z.</source>
        <translation>%1, Zeile %2: „%3“ enthält keine drei Zahlen x y z.</translation>
    </message>
    <message>
        <source>The picture has a palette of colours: the heights are the numbers of its entries; their brightness can be chosen instead.</source>
        <translation>Das Bild hat eine Farbpalette: die Höhen sind die Nummern ihrer Einträge; stattdessen kann deren Helligkeit gewählt werden.</translation>
    </message>
    <message>
        <source>The picture has colours: the heights are its red channel; another one can be chosen.</source>
        <translation>Das Bild ist farbig: die Höhen sind sein Rotkanal; ein anderer kann gewählt werden.</translation>
    </message>
    <message>
        <source>The picture&apos;s alpha channel is ignored; it can be chosen instead.</source>
        <translation>Der Alphakanal des Bildes wird nicht beachtet; er kann stattdessen gewählt werden.</translation>
    </message>
    <message>
        <source>%1 has several channels (%2): name the one that holds the heights.</source>
        <translation>%1 hat mehrere Kanäle (%2): den Kanal mit den Höhen nennen.</translation>
    </message>
    <message>
        <source>The picture has the channels %1: the heights are %2; another one can be chosen.</source>
        <translation>Das Bild hat die Kanäle %1: die Höhen sind %2; ein anderer kann gewählt werden.</translation>
    </message>
    <message>
        <source>%1 has the format %2, which holds no heightmap.</source>
        <translation>%1 hat das Format %2, das keine Höhenkarte enthält.</translation>
    </message>
    <message>
        <source>%1 is no heightmap of a known format; data without a header need their size and type.</source>
        <translation>%1 ist keine Höhenkarte eines bekannten Formats; Daten ohne Kopf brauchen ihre Größe und ihren Typ.</translation>
    </message>
    <message>
        <source>%1 gives the spacing %2 × %3, which cannot be: give another.</source>
        <translation>%1 nennt den Abstand %2 × %3, der nicht sein kann: einen anderen angeben.</translation>
    </message>
    <message>
        <source>There is no heightmap format &apos;%1&apos;.</source>
        <translation>Ein Höhenkartenformat „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The heights lie between 0 and 1 m; if they are parts of a range, give it.</source>
        <translation>Die Höhen liegen zwischen 0 und 1 m; wenn sie Anteile eines Bereichs sind, ihn angeben.</translation>
    </message>
    <message>
        <source>The name %1 does not say where the tile lies (as N45E006 would): the spacing is that at the equator, %2 m; nearer the poles the land is narrower.</source>
        <translation>Der Name %1 sagt nicht, wo die Kachel liegt (wie N45E006 es täte): der Abstand ist der am Äquator, %2 m; näher an den Polen ist das Land schmaler.</translation>
    </message>
    <message>
        <source>%1 holds no or several arrays of two dimensions (%2): name one.</source>
        <translation>%1 enthält kein oder mehrere Felder mit zwei Dimensionen (%2): eines nennen.</translation>
    </message>
    <message>
        <source>The file has %1 bands: the heights are the first; another one can be chosen by its number.</source>
        <translation>Die Datei hat %1 Bänder: die Höhen sind das erste; ein anderes kann mit seiner Nummer gewählt werden.</translation>
    </message>
    <message>
        <source>grid.crs: &apos;%1&apos; is no coordinate system that is known here: give a code such as EPSG:32632, WKT, or null.</source>
        <translation>grid.crs: „%1“ ist kein hier bekanntes Koordinatensystem: einen Code wie EPSG:32632, WKT oder null angeben.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete: parts that its header names are not in it; fetch or save it again.</source>
        <translation>%1 ist beschädigt oder unvollständig: Teile, die ihr Kopf nennt, sind nicht darin; neu holen oder speichern.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete: fetch or save it again.</source>
        <translation>%1 ist beschädigt oder unvollständig: neu holen oder speichern.</translation>
    </message>
    <message>
        <source>%1 could not be written: make room or choose another disk.</source>
        <translation>%1 konnte nicht geschrieben werden: Platz schaffen oder einen anderen Datenträger wählen.</translation>
    </message>
    <message>
        <source>Heights outside of what was asked for, which were clipped: %1.</source>
        <translation>Höhen außerhalb des Verlangten, die abgeschnitten wurden: %1.</translation>
    </message>
    <message>
        <source>%1 is not of the format &apos;%2&apos;, but of &apos;%3&apos;: read it as that.</source>
        <translation>%1 hat nicht das Format „%2“, sondern „%3“: so lesen.</translation>
    </message>
    <message>
        <source>The file does not say which heights its numbers mean: they are taken as metres, from %1 to %2; others can be given.</source>
        <translation>Die Datei sagt nicht, welche Höhen ihre Zahlen bedeuten: sie gelten als Meter, von %1 bis %2; andere lassen sich angeben.</translation>
    </message>
    <message>
        <source>The least height, %2, often stands for missing samples (here %1); if it does, say so.</source>
        <translation>Die kleinste Höhe, %2, steht oft für fehlende Stützpunkte (hier %1); wenn es so ist, angeben.</translation>
    </message>
    <message>
        <source>%1 is no whole SRTM tile: its size in bytes is %2, that of a tile of 1201 × 1201 samples 2884802 and of 3601 × 3601 25934402; fetch it again.</source>
        <translation>%1 ist keine ganze SRTM-Kachel: ihre Größe in Byte ist %2, die einer Kachel von 1201 × 1201 Stützpunkten 2884802, von 3601 × 3601 25934402; neu holen.</translation>
    </message>
    <message>
        <source>Missing samples: %1. The cells around them are left out.</source>
        <translation>Fehlende Stützpunkte: %1. Die Zellen um sie herum werden weggelassen.</translation>
    </message>
    <message>
        <source>%1 has a face with the vertex %2, but its last vertex is %3: it is damaged or incomplete.</source>
        <translation>%1 hat eine Fläche mit der Ecke %2, ihre letzte Ecke ist aber %3: sie ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>%1 says that it holds more triangles (%2) than it has room for (%3): it is incomplete or no STL file.</source>
        <translation>%1 gibt mehr Dreiecke an (%2), als sie Platz hat (%3): sie ist unvollständig oder keine STL-Datei.</translation>
    </message>
    <message>
        <source>Colours of the palette that are transparent in part count as the others do.</source>
        <translation>Halb durchsichtige Farben der Palette gelten wie die anderen.</translation>
    </message>
    <message>
        <source>%1: the bytes of its samples, %2, make no square of %3 samples: give its size and type, so that columns × rows × bytes of a sample is %2.</source>
        <translation>%1: die Byte ihrer Daten, %2, ergeben kein Quadrat von %3-Stützpunkten: Größe und Datentyp angeben, so dass Spalten × Zeilen × Byte je Stützpunkt %2 ergibt.</translation>
    </message>
    <message>
        <source>%1: the bytes of its samples are %2, but %3 × %4 samples of the type %5 need %6: correct the size, the type or the bytes before the samples.</source>
        <translation>%1: die Byte ihrer Daten sind %2, aber %3 × %4 Stützpunkte des Typs %5 brauchen %6: Größe, Datentyp oder die Byte vor den Daten berichtigen.</translation>
    </message>
    <message>
        <source>The file is longer than its size needs: what is more (%1) is ignored.</source>
        <translation>Die Datei ist länger, als ihre Größe braucht: was mehr ist (%1), wird nicht beachtet.</translation>
    </message>
    <message>
        <source>Samples that are infinite or beyond what heights can be, and so are missing: %1.</source>
        <translation>Stützpunkte, die unendlich oder jenseits möglicher Höhen sind und darum fehlen: %1.</translation>
    </message>
    <message>
        <source>%1 takes no files of the format &apos;%2&apos;: its files end with %3.</source>
        <translation>%1 nimmt keine Dateien des Formats „%2“: Seine Dateien enden auf %3.</translation>
    </message>
    <message>
        <source>%1 takes a terrain in one file, not in tiles.</source>
        <translation>%1 nimmt ein Gelände in einer Datei, nicht in Kacheln.</translation>
    </message>
    <message>
        <source>Tiles for %1 share exactly this many samples with the next one: %2, not %3.</source>
        <translation>Kacheln für %1 haben mit der nächsten genau so viele Stützpunkte gemeinsam: %2, nicht %3.</translation>
    </message>
    <message>
        <source>A terrain has from 2 to %1 samples a side, not %2 × %3.</source>
        <translation>Ein Gelände hat je Seite 2 bis %1 Stützpunkte, nicht %2 × %3.</translation>
    </message>
    <message>
        <source>%1 does not take %2 × %3 samples, but a side of %4: the nearest is %5 × %6.</source>
        <translation>%1 nimmt nicht %2 × %3 Stützpunkte, sondern je Seite %4: Am nächsten ist %5 × %6.</translation>
    </message>
    <message>
        <source>%1 does not take %2 × %3 samples in these tiles, each with a side of %4: the nearest is %5 × %6.</source>
        <translation>%1 nimmt nicht %2 × %3 Stützpunkte in diesen Kacheln, von denen jede je Seite %4 hat: Am nächsten ist %5 × %6.</translation>
    </message>
    <message>
        <source>Resampled from %1 × %2 to %3 × %4.</source>
        <translation>Umgerechnet von %1 × %2 auf %3 × %4.</translation>
    </message>
    <message>
        <source>Resampled from %1 × %2 to %3 × %4, the nearest size that %5 takes.</source>
        <translation>Umgerechnet von %1 × %2 auf %3 × %4, die nächste Größe, die %5 nimmt.</translation>
    </message>
    <message>
        <source>%1 takes one distance between samples: these are %2 m apart from west to east and %3 m from north to south. Resampled to %4 × %5 they are equal.</source>
        <translation>%1 nimmt einen einzigen Abstand der Stützpunkte: Diese liegen von West nach Ost %2 m und von Nord nach Süd %3 m auseinander. Auf %4 × %5 umgerechnet sind die Abstände gleich.</translation>
    </message>
    <message>
        <source>%1 shows heights from %2 to %3 m and no others: leave the range to it.</source>
        <translation>%1 zeigt Höhen von %2 bis %3 m und keine anderen: Den Bereich nicht selbst angeben.</translation>
    </message>
    <message>
        <source>%1 needs another name than %2: the file is called %3.</source>
        <translation>%1 braucht einen anderen Namen als %2: Die Datei heißt %3.</translation>
    </message>
    <message>
        <source>%1 exists already: choose another name, or ask for it to be replaced.</source>
        <translation>%1 gibt es schon: einen anderen Namen wählen oder die Datei ersetzen lassen.</translation>
    </message>
    <message>
        <source>Heights in the tool are lower by %1 m than those of the terrain.</source>
        <translation>Die Höhen im Programm sind um %1 m kleiner als die des Geländes.</translation>
    </message>
    <message>
        <source>The names end in _X_Z, counted from the south-west; the sizes are those of one tile.</source>
        <translation>Die Namen enden auf _X_Z, von Südwesten gezählt; die Maße sind die einer Kachel.</translation>
    </message>
    <message>
        <source>Set the height query resolution to %1 m: the default of 1 m shows one sample a metre.</source>
        <translation>Die Auflösung der Höhenabfrage auf %1 m stellen: Die Vorgabe von 1 m zeigt einen Stützpunkt je Meter.</translation>
    </message>
    <message>
        <source>The file holds metres; the box says which of them are shown.</source>
        <translation>Die Datei enthält Meter; der Quader bestimmt, welche davon zu sehen sind.</translation>
    </message>
    <message>
        <source>The game shows the terrain %1 m wide; it is %2 m wide: for the right shape, give it a spacing of 16 m.</source>
        <translation>Das Spiel zeigt das Gelände %1 m breit; es ist %2 m breit: Für die richtige Form braucht es einen Punktabstand von 16 m.</translation>
    </message>
    <message>
        <source>The terrain has no sea level; the game&apos;s own is 40 m.</source>
        <translation>Das Gelände hat keinen Meeresspiegel; der des Spiels liegt bei 40 m.</translation>
    </message>
    <message>
        <source>Samples are %1 m apart: scale the picture by %2 % to keep one block a metre.</source>
        <translation>Die Stützpunkte liegen %1 m auseinander: Das Bild auf %2 % skalieren, damit ein Block ein Meter bleibt.</translation>
    </message>
    <message>
        <source>The heights span %1 m, more than the default height step of 0.03125 m holds: set it to %2 m at least.</source>
        <translation>Die Höhen umspannen %1 m, mehr als der voreingestellte Höhenschritt von 0,03125 m fasst: ihn auf mindestens %2 m stellen.</translation>
    </message>
    <message>
        <source>Import Raw: leave Flip Vertically off, for the south edge stands first in the file.</source>
        <translation>Import Raw: Flip Vertically ausgeschaltet lassen, denn der Südrand steht in der Datei zuerst.</translation>
    </message>
    <message>
        <source>Unity keeps heights in 32766 steps, about half as many as the file has.</source>
        <translation>Unity speichert Höhen in 32766 Schritten, etwa halb so vielen wie die Datei.</translation>
    </message>
    <message>
        <source>Rows run from north to south, which is along +Y.</source>
        <translation>Die Zeilen laufen von Nord nach Süd, also entlang +Y.</translation>
    </message>
    <message>
        <source>Keep other pictures out of the folder: they disturb how tiles are found.</source>
        <translation>Keine anderen Bilder im Ordner lassen: Sie stören das Erkennen der Kacheln.</translation>
    </message>
    <message>
        <source>Which versions take a letter u, v, x or y before digits in a file&apos;s name for a set of tiles: such names are avoided.</source>
        <translation>Welche Versionen einen Buchstaben u, v, x oder y vor Ziffern im Dateinamen für einen Satz von Kacheln halten: Solche Namen werden vermieden.</translation>
    </message>
    <message>
        <source>Every tile becomes a landscape of its own and shares its edge with the next one; y0 is the northernmost row of tiles.</source>
        <translation>Jede Kachel wird eine eigene Landschaft und hat ihre Kante mit der nächsten gemeinsam; y0 ist die nördlichste Kachelreihe.</translation>
    </message>
    <message>
        <source>The dialog proposes 1024 × 1024 and 0 … 1: type the size and both heights.</source>
        <translation>Der Dialog schlägt 1024 × 1024 und 0 … 1 vor: Größe und beide Höhen eintippen.</translation>
    </message>
    <message>
        <source>The first row is the edge towards −Z.</source>
        <translation>Die erste Zeile ist der Rand in Richtung −Z.</translation>
    </message>
    <message>
        <source>The first row is the edge of the lowest Z; choose 16 bits and little endian.</source>
        <translation>Die erste Zeile ist der Rand mit dem kleinsten Z; 16 Bit und Little-Endian wählen.</translation>
    </message>
    <message>
        <source>The ending _gsi of the name keeps colour correction and compression away: leave it.</source>
        <translation>Die Endung _gsi des Namens hält Farbkorrektur und Kompression fern: So lassen.</translation>
    </message>
    <message>
        <source>Which edge of the picture becomes north: check with a corner that you know.</source>
        <translation>Welcher Rand des Bildes Norden wird: an einer bekannten Ecke prüfen.</translation>
    </message>
    <message>
        <source>Heights in the editor begin at 0: what was written as 0 is the base height.</source>
        <translation>Die Höhen im Editor beginnen bei 0: Was als 0 geschrieben wurde, ist die Grundhöhe.</translation>
    </message>
    <message>
        <source>Set the picture&apos;s colour space to Non-Color, or the heights are bent.</source>
        <translation>Den Farbraum des Bildes auf Non-Color stellen, sonst werden die Höhen verbogen.</translation>
    </message>
    <message>
        <source>The top of the picture is north, +Y of an unturned plane.</source>
        <translation>Oben im Bild ist Norden, +Y einer ungedrehten Ebene.</translation>
    </message>
    <message>
        <source>Little-endian 32-bit floats in metres without a header, row by row from the north; the size stands in the JSON file beside it.</source>
        <translation>32-Bit-Gleitkommazahlen in Metern, Little-Endian, ohne Kopf, Zeile für Zeile von Norden; die Größe steht in der JSON-Datei daneben.</translation>
    </message>
    <message>
        <source>The game shows 0 … 1024 m; a coast without a sea floor becomes a cliff.</source>
        <translation>Das Spiel zeigt 0 … 1024 m; eine Küste ohne Meeresgrund wird zur Klippe.</translation>
    </message>
    <message>
        <source>How wide the map is in the game, and its default heights: see the map editor.</source>
        <translation>Wie breit die Karte im Spiel ist und welche Höhen voreingestellt sind: im Karteneditor nachsehen.</translation>
    </message>
    <message>
        <source>One sample becomes one block; the first row is north.</source>
        <translation>Ein Stützpunkt wird ein Block; die erste Zeile ist Norden.</translation>
    </message>
    <message>
        <source>Opened as a picture the file may look almost black or washed out; it is right.</source>
        <translation>Als Bild geöffnet kann die Datei fast schwarz oder blass aussehen; sie ist richtig.</translation>
    </message>
    <message>
        <source>Rows run from north to south.</source>
        <translation>Die Zeilen laufen von Nord nach Süd.</translation>
    </message>
    <message>
        <source>Whether your importer flips rows (its flip-Y setting): check with a corner that you know.</source>
        <translation>Ob der Import die Zeilen umkehrt (seine Einstellung flip-Y): an einer bekannten Ecke prüfen.</translation>
    </message>
    <message>
        <source>Put dem.png into the map&apos;s data folder; change heightScale in the map&apos;s i3d file, or the land is squashed to the default of 255 m.</source>
        <translation>dem.png in den Ordner data der Karte legen; heightScale in der i3d-Datei der Karte ändern, sonst wird das Land auf die voreingestellten 255 m gestaucht.</translation>
    </message>
    <message>
        <source>The cell size of the project in Terrain Builder must be the one of the file.</source>
        <translation>Die Zellgröße des Projekts in Terrain Builder muss die der Datei sein.</translation>
    </message>
    <message>
        <source>Save after the import: nothing is saved by itself.</source>
        <translation>Nach dem Import speichern: Von selbst wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>Rows run from north to south: try Invert Z when the land is mirrored.</source>
        <translation>Die Zeilen laufen von Nord nach Süd: Ist das Land gespiegelt, Invert Z versuchen.</translation>
    </message>
    <message>
        <source>One pixel becomes 4 studs; black is the bottom of the selection box, white its top.</source>
        <translation>Ein Pixel wird 4 Studs; Schwarz ist der Boden des Auswahlquaders, Weiß seine Decke.</translation>
    </message>
    <message>
        <source>Whether more than 8 bits of brightness are used: 8 are written, 256 heights.</source>
        <translation>Ob mehr als 8 Bit Helligkeit genutzt werden: Geschrieben werden 8, also 256 Höhen.</translation>
    </message>
    <message>
        <source>Terrain RAW: 16 bits, little endian, south edge first, 2ⁿ + 1 samples a side.</source>
        <translation>Terrain RAW: 16 Bit, Little-Endian, Südrand zuerst, je Seite 2ⁿ + 1 Stützpunkte.</translation>
    </message>
    <message>
        <source>Landscape: 16-bit grey PNG or R16 of the recommended sizes; tiles share nothing.</source>
        <translation>Landscape: 16-Bit-Grau-PNG oder R16 in den empfohlenen Größen; Kacheln haben nichts gemeinsam.</translation>
    </message>
    <message>
        <source>Each tile a landscape of a recommended size that shares its edge.</source>
        <translation>Jede Kachel eine Landschaft in einer empfohlenen Größe mit gemeinsamer Kante.</translation>
    </message>
    <message>
        <source>RAW, 16 bits, little endian, 2ⁿ + 1 samples a side; heights are typed in.</source>
        <translation>RAW, 16 Bit, Little-Endian, je Seite 2ⁿ + 1 Stützpunkte; die Höhen werden eingetippt.</translation>
    </message>
    <message>
        <source>16-bit grey PNG or TIFF whose name ends in _gsi, any size.</source>
        <translation>16-Bit-Grau-PNG oder TIFF, dessen Name auf _gsi endet, jede Größe.</translation>
    </message>
    <message>
        <source>16-bit grey PNG of 1081 × 1081 for 17.28 km; heights 0 … 1024 m.</source>
        <translation>16-Bit-Grau-PNG mit 1081 × 1081 für 17,28 km; Höhen 0 … 1024 m.</translation>
    </message>
    <message>
        <source>16-bit grey PNG of 4096 × 4096.</source>
        <translation>16-Bit-Grau-PNG mit 4096 × 4096.</translation>
    </message>
    <message>
        <source>16-bit grey PNG or 32-bit TIFF of any size; heights are mapped to blocks.</source>
        <translation>16-Bit-Grau-PNG oder 32-Bit-TIFF jeder Größe; Höhen werden auf Blöcke abgebildet.</translation>
    </message>
    <message>
        <source>16-bit grey PNG, square, 2ⁿ samples a side from 128 to 8192.</source>
        <translation>16-Bit-Grau-PNG, quadratisch, je Seite 2ⁿ Stützpunkte von 128 bis 8192.</translation>
    </message>
    <message>
        <source>dem.png: 16-bit grey PNG of 2049, 4097 or 8193 samples a side.</source>
        <translation>dem.png: 16-Bit-Grau-PNG mit 2049, 4097 oder 8193 Stützpunkten je Seite.</translation>
    </message>
    <message>
        <source>ASCII grid of 2ⁿ samples a side at easting 200000, northing 0.</source>
        <translation>ASCII-Raster mit 2ⁿ Stützpunkten je Seite bei Rechtswert 200000, Hochwert 0.</translation>
    </message>
    <message>
        <source>ASCII grid or 16-bit grey PNG with one sample more a side than faces.</source>
        <translation>ASCII-Raster oder 16-Bit-Grau-PNG mit je Seite einem Stützpunkt mehr als Flächen.</translation>
    </message>
    <message>
        <source>8-bit grey PNG of up to 4096 × 4096; heights follow from a box.</source>
        <translation>8-Bit-Grau-PNG bis 4096 × 4096; die Höhen folgen aus einem Quader.</translation>
    </message>
    <message>
        <source>GeoTIFF of 32-bit floats or ASCII grid, in metres, with its place.</source>
        <translation>GeoTIFF mit 32-Bit-Gleitkommazahlen oder ASCII-Raster, in Metern, mit Lage.</translation>
    </message>
    <message>
        <source>%1 × %2 samples cannot be cut into %3 × %4 tiles that share %5: every tile needs 2 samples a side, and more than it shares.</source>
        <translation>%1 × %2 Stützpunkte lassen sich nicht in %3 × %4 Kacheln mit %5 gemeinsamen schneiden: Jede Kachel braucht je Seite 2 Stützpunkte und mehr als die gemeinsamen.</translation>
    </message>
    <message>
        <source>%1 was read again and does not hold what was written: at column %2, row %3 stands %5 m instead of %4 m. Nothing was kept; try another disk.</source>
        <translation>%1 wurde zur Prüfung gelesen und enthält nicht, was geschrieben wurde: In Spalte %2, Zeile %3 stehen %5 m statt %4 m. Nichts wurde behalten; einen anderen Datenträger versuchen.</translation>
    </message>
    <message>
        <source>%1 was written, but could not be read again (%2). Nothing was kept.</source>
        <translation>%1 wurde geschrieben, ließ sich aber nicht wieder lesen (%2). Nichts wurde behalten.</translation>
    </message>
    <message>
        <source>it has %1 × %2 samples</source>
        <translation>es sind %1 × %2 Stützpunkte</translation>
    </message>
    <message>
        <source>32-bit floats</source>
        <translation>32-Bit-Gleitkomma</translation>
    </message>
    <message>
        <source>16-bit floats (half)</source>
        <translation>16-Bit-Gleitkomma (half)</translation>
    </message>
    <message>
        <source>One, Y</source>
        <translation>Einer, Y</translation>
    </message>
    <message>
        <source>Three equal ones, R G B</source>
        <translation>Drei gleiche, R G B</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Stützpunkte</translation>
    </message>
    <message>
        <source>Half floats have 11 bits: above 2048 m they hold whole metres at best, above 65504 m nothing.</source>
        <translation>Halbe Gleitkommazahlen haben 11 Bit: über 2048 m fassen sie bestenfalls ganze Meter, über 65504 m nichts.</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Some programs, such as Terrain3D, only read pictures with red, green and blue.</source>
        <translation>Manche Programme, etwa Terrain3D, lesen nur Bilder mit Rot, Grün und Blau.</translation>
    </message>
    <message>
        <source>Half floats hold heights of up to %1 m, and the terrain reaches %2 m: choose 32-bit floats.</source>
        <translation>Halbe Gleitkommazahlen fassen Höhen bis %1 m, das Gelände reicht bis %2 m: 32-Bit-Gleitkomma wählen.</translation>
    </message>
    <message>
        <source>Half floats round the highest heights to steps of %1 m.</source>
        <translation>Halbe Gleitkommazahlen runden die größten Höhen auf Schritte von %1 m.</translation>
    </message>
    <message>
        <source>32-bit floats, metres</source>
        <translation>32-Bit-Gleitkomma, Meter</translation>
    </message>
    <message>
        <source>16-bit integers, whole metres</source>
        <translation>16-Bit-Ganzzahlen, ganze Meter</translation>
    </message>
    <message>
        <source>16-bit integers over a range</source>
        <translation>16-Bit-Ganzzahlen über einen Bereich</translation>
    </message>
    <message>
        <source>Deflate</source>
        <translation>Deflate</translation>
    </message>
    <message>
        <source>Zstandard</source>
        <translation>Zstandard</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Tiles of 256 × 256</source>
        <translation>Kacheln von 256 × 256</translation>
    </message>
    <message>
        <source>Strips</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Floats keep every height. Whole metres show as steps on gentle slopes; a range is said in the file as scale and offset.</source>
        <translation>Gleitkommazahlen bewahren jede Höhe. Ganze Meter sind an sanften Hängen als Stufen zu sehen; ein Bereich steht als Maßstab und Versatz in der Datei.</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>Without loss. Every program reads Deflate; Zstandard is faster, but older programs refuse it.</source>
        <translation>Ohne Verlust. Jedes Programm liest Deflate; Zstandard ist schneller, ältere Programme lehnen es aber ab.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>GIS programs open tiles faster; programs for pictures may want strips.</source>
        <translation>GIS-Programme öffnen Kacheln schneller; Bildprogramme wollen manchmal Streifen.</translation>
    </message>
    <message>
        <source>Georeference</source>
        <translation>Georeferenz</translation>
    </message>
    <message>
        <source>The place, the spacing and the coordinate system; without them it is a plain TIFF picture.</source>
        <translation>Ort, Abstand und Koordinatensystem; ohne sie ist es ein einfaches TIFF-Bild.</translation>
    </message>
    <message>
        <source>Missing samples: %1. %2 cannot hold them as integers over a range: fill them, or choose floats.</source>
        <translation>Fehlende Stützpunkte: %1. %2 kann sie als Ganzzahlen über einen Bereich nicht speichern: füllen oder Gleitkomma wählen.</translation>
    </message>
    <message>
        <source>%1: files of the format &apos;%2&apos; cannot be written while their heights are made: choose .tif.</source>
        <translation>%1: Dateien des Formats „%2“ lassen sich nicht schreiben, während ihre Höhen entstehen: .tif wählen.</translation>
    </message>
    <message>
        <source>RAW, 16-bit or 8-bit integers</source>
        <translation>RAW, Ganzzahlen mit 16 oder 8 Bit</translation>
    </message>
    <message>
        <source>Height of black</source>
        <translation>Höhe von Schwarz</translation>
    </message>
    <message>
        <source>The program that reads the picture must know it.</source>
        <translation>Das Programm, das das Bild liest, muss sie kennen.</translation>
    </message>
    <message>
        <source>Step between colours</source>
        <translation>Schritt zwischen Farben</translation>
    </message>
    <message>
        <source>Heights are rounded to it. The program that reads the picture must know it.</source>
        <translation>Höhen werden darauf gerundet. Das Programm, das das Bild liest, muss ihn kennen.</translation>
    </message>
    <message>
        <source>A Terragen terrain has at most %1 samples a side, not %2 × %3: resample the terrain or choose another format.</source>
        <translation>Ein Terragen-Gelände hat höchstens %1 Stützpunkte je Seite, nicht %2 × %3: das Gelände umrechnen oder ein anderes Format wählen.</translation>
    </message>
    <message>
        <source>Heights are rounded to steps of %1 m.</source>
        <translation>Höhen werden auf Schritte von %1 m gerundet.</translation>
    </message>
    <message>
        <source>A Terragen terrain has one scale for all directions: the file says a spacing of %1 m, the terrain has %2 × %3 m. Its heights are right.</source>
        <translation>Ein Terragen-Gelände hat einen Maßstab für alle Richtungen: die Datei gibt %1 m Abstand an, das Gelände hat %2 × %3 m. Seine Höhen stimmen.</translation>
    </message>
    <message>
        <source>The largest error must be greater than 0 m, not %1.</source>
        <translation>Der größte Fehler muss größer als 0 m sein, nicht %1.</translation>
    </message>
    <message>
        <source>%1: a glTF file holds at most 4 GiB; choose a smaller size or allow a larger error.</source>
        <translation>%1: eine glTF-Datei enthält höchstens 4 GiB; eine kleinere Größe wählen oder einen größeren Fehler erlauben.</translation>
    </message>
    <message>
        <source>glTF 2.0 mesh (binary, y up)</source>
        <translation>glTF-2.0-Netz (binär, y nach oben)</translation>
    </message>
    <message>
        <source>PLY mesh (binary)</source>
        <translation>PLY-Netz (binär)</translation>
    </message>
    <message>
        <source>%1: a PLY file holds at most 2147483647 vertices, not %2; choose a smaller size.</source>
        <translation>%1: eine PLY-Datei enthält höchstens 2147483647 Ecken, nicht %2; eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>%1: its header does not end: the file is damaged or incomplete.</source>
        <translation>%1: der Dateikopf endet nicht: die Datei ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>%1: line %2 of its header is not understood.</source>
        <translation>%1: Zeile %2 des Dateikopfs ist nicht verständlich.</translation>
    </message>
    <message>
        <source>%1: its header names no format: the file is damaged.</source>
        <translation>%1: der Dateikopf nennt kein Format: die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; should be a number: the file is damaged.</source>
        <translation>%1: „%2“ sollte eine Zahl sein: die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 has a face with a vertex that the file does not hold: it is damaged.</source>
        <translation>%1 hat eine Fläche mit einer Ecke, die in der Datei nicht steht: sie ist beschädigt.</translation>
    </message>
    <message>
        <source>%1: its vertices hold lists, which are not understood.</source>
        <translation>%1: die Ecken enthalten Listen, die nicht verstanden werden.</translation>
    </message>
    <message>
        <source>%1: vertex %2 has a coordinate that is no number: the file is damaged.</source>
        <translation>%1: Ecke %2 hat eine Koordinate, die keine Zahl ist: die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 × %2 samples cannot be resampled to %3 × %4: there is nothing between them.</source>
        <translation>%1 × %2 Stützpunkte lassen sich nicht zu %3 × %4 umrechnen: Dazwischen liegt nichts.</translation>
    </message>
    <message>
        <source>%1 is there from before and gives the coordinate system of another terrain: remove it, or other programs put this one in its place.</source>
        <translation>%1 liegt noch von früher da und nennt das Koordinatensystem eines anderen Geländes: Entfernen Sie die Datei, sonst legen andere Programme dieses Gelände an dessen Ort.</translation>
    </message>
    <message>
        <source>%1 says that it holds %2 × %3 samples: there is nothing in it.</source>
        <translation>%1 gibt %2 × %3 Stützpunkte an: Darin ist nichts.</translation>
    </message>
    <message>
        <source>%1 holds a single profile of heights: it is incomplete; fetch it again.</source>
        <translation>%1 enthält ein einziges Profil von Höhen: Die Datei ist unvollständig; laden Sie sie neu.</translation>
    </message>
    <message>
        <source>The coordinate system stands beside the heights, in a file that ends with .%1: keep them together.</source>
        <translation>Das Koordinatensystem steht neben den Höhen, in einer Datei mit der Endung .%1: Lassen Sie beide beisammen.</translation>
    </message>
    <message>
        <source>Each pixel is one number, red · 65536 + green · 256 + blue: read it without colour management and without smoothing between pixels.</source>
        <translation>Jedes Pixel ist eine Zahl, Rot · 65536 + Grün · 256 + Blau: ohne Farbverwaltung und ohne Glättung zwischen Pixeln lesen.</translation>
    </message>
    <message>
        <source>The file itself says the spacing and the heights: nothing has to be typed.</source>
        <translation>Die Datei selbst nennt Abstand und Höhen: nichts ist einzutippen.</translation>
    </message>
    <message>
        <source>Rows run from south to north in the file, as Terragen has them.</source>
        <translation>Die Zeilen laufen in der Datei von Süd nach Nord, wie Terragen sie hat.</translation>
    </message>
    <message>
        <source>OpenEXR in metres of any size, or R16 whose size and heights are typed in.</source>
        <translation>OpenEXR in Metern beliebiger Größe, oder R16, dessen Größe und Höhen man eintippt.</translation>
    </message>
    <message>
        <source>R16, PGM or TIFF of 16 bits, 2ⁿ samples a side, up to 4096.</source>
        <translation>R16, PGM oder TIFF mit 16 Bit, 2ⁿ Stützpunkte je Seite, bis 4096.</translation>
    </message>
    <message>
        <source>Its own .ter files: heights in metres, up to 32767 samples a side.</source>
        <translation>Die eigenen .ter-Dateien: Höhen in Metern, bis 32767 Stützpunkte je Seite.</translation>
    </message>
    <message>
        <source>%1 was read again and does not hold what was written in row %2. Nothing was kept; try another disk.</source>
        <translation>%1 wurde zur Prüfung gelesen und enthält in Zeile %2 nicht, was geschrieben wurde. Nichts wurde behalten; einen anderen Datenträger versuchen.</translation>
    </message>
    <message>
        <source>The cells are not square: the file gives their sides as dx and dy, which not every program reads.</source>
        <translation>Die Zellen sind nicht quadratisch: Die Datei gibt ihre Seiten als dx und dy an, was nicht jedes Programm liest.</translation>
    </message>
    <message>
        <source>%1 is no file of the format &apos;%2&apos;: choose another one, or leave it to the file.</source>
        <translation>%1 ist keine Datei des Formats „%2“: Wählen Sie ein anderes, oder überlassen Sie es der Datei.</translation>
    </message>
    <message>
        <source>The exports that the project keeps cannot be read.</source>
        <translation>Die Exporte, die sich das Projekt gemerkt hat, sind nicht lesbar.</translation>
    </message>
    <message>
        <source>The base must be thicker than 0 mm, not %1.</source>
        <translation>Der Sockel muss dicker als 0 mm sein, nicht %1.</translation>
    </message>
    <message>
        <source>The body must be wider than 0 mm, not %1.</source>
        <translation>Der Körper muss breiter als 0 mm sein, nicht %1.</translation>
    </message>
    <message>
        <source>The scale 1:%1 needs a number greater than 0.</source>
        <translation>Der Maßstab 1:%1 braucht eine Zahl größer als 0.</translation>
    </message>
    <message>
        <source>The exaggeration must be greater than 0, not %1.</source>
        <translation>Die Überhöhung muss größer als 0 sein, nicht %1.</translation>
    </message>
    <message>
        <source>%1: seen from above the mesh is a line: its other axis is up, or it is no ground.</source>
        <translation>%1: Von oben gesehen ist das Netz eine Linie: Seine andere Achse zeigt nach oben, oder es ist kein Gelände.</translation>
    </message>
    <message>
        <source>A mesh of %1 triangles, seen from above. Its lengths are taken as metres.</source>
        <translation>Ein Netz aus %1 Dreiecken, von oben gesehen. Seine Längen gelten als Meter.</translation>
    </message>
    <message>
        <source>The mesh reaches %1 m further east and %2 m further south than the last column and row.</source>
        <translation>Das Netz reicht %1 m weiter nach Osten und %2 m weiter nach Süden als die letzte Spalte und Zeile.</translation>
    </message>
    <message>
        <source>The mesh is higher than deep: its y axis seems to be up.</source>
        <translation>Das Netz ist höher als tief: Seine y-Achse scheint nach oben zu zeigen.</translation>
    </message>
    <message>
        <source>3MF (for 3D printers)</source>
        <translation>3MF (für 3D-Drucker)</translation>
    </message>
    <message>
        <source>%1 is a 3MF file, which can only be written.</source>
        <translation>%1 ist eine 3MF-Datei; diese kann nur geschrieben werden.</translation>
    </message>
    <message>
        <source>%1: a 3MF file holds at most 2147483647 triangles; choose a smaller size or allow a larger error.</source>
        <translation>%1: Eine 3MF-Datei fasst höchstens 2147483647 Dreiecke; wählen Sie eine kleinere Größe oder erlauben Sie einen größeren Fehler.</translation>
    </message>
    <message>
        <source>%1 takes closed bodies, not a surface.</source>
        <translation>%1 nimmt geschlossene Körper, keine Oberfläche.</translation>
    </message>
    <message>
        <source>%1 takes a surface, not closed bodies.</source>
        <translation>%1 nimmt eine Oberfläche, keine geschlossenen Körper.</translation>
    </message>
    <message>
        <source>%1: bodies for a 3D printer are written as 3MF or STL, in mm.</source>
        <translation>%1: Körper für 3D-Drucker werden als 3MF oder STL geschrieben, in mm.</translation>
    </message>
    <message>
        <source>Print it as it lies: the bottom is flat, and nothing hangs over, so that it needs no supports.</source>
        <translation>Drucken Sie ihn, wie er liegt: Der Boden ist eben, und nichts hängt über, sodass er keine Stützen braucht.</translation>
    </message>
    <message>
        <source>The bodies fit edge to edge and have one bottom: x0 is the western column, y0 the northern row.</source>
        <translation>Die Körper passen Kante an Kante und haben denselben Boden: x0 ist die westliche Spalte, y0 die nördliche Reihe.</translation>
    </message>
    <message>
        <source>One unit is a metre; the import turns the file&apos;s y up into Blender&apos;s z. North is +Y, and the south-west corner is the origin.</source>
        <translation>Eine Einheit ist ein Meter; der Import macht aus y nach oben in der Datei Blenders z. Norden ist +Y, und die Südwestecke ist der Ursprung.</translation>
    </message>
    <message>
        <source>Land wider than the view&apos;s End of the clipping is cut off: set it to more than the width.</source>
        <translation>Was weiter reicht als das Ende (End) der Sichtbegrenzung, wird abgeschnitten: Stellen Sie es auf mehr als die Breite.</translation>
    </message>
    <message>
        <source>One unit is a metre, y is up, north is −z, and the south-west corner is the origin.</source>
        <translation>Eine Einheit ist ein Meter, y zeigt nach oben, Norden ist −z, und die Südwestecke ist der Ursprung.</translation>
    </message>
    <message>
        <source>A displacement of any size: OpenEXR in metres, or 16-bit grey PNG; or a mesh as glTF.</source>
        <translation>Eine Verschiebung beliebiger Größe: OpenEXR in Metern oder graues 16-Bit-PNG; oder ein Netz als glTF.</translation>
    </message>
    <message>
        <source>32-bit floats with their size in JSON, or heights packed into colours: a grey picture would lose all but 8 bits; or a mesh as glTF.</source>
        <translation>32-Bit-Gleitkomma mit der Größe in JSON, oder in Farben gepackte Höhen: ein graues Bild behielte nur 8 Bit; oder ein Netz als glTF.</translation>
    </message>
    <message>
        <source>Closed bodies in mm: 3MF, which says its unit, or STL.</source>
        <translation>Geschlossene Körper in mm: 3MF, das seine Einheit nennt, oder STL.</translation>
    </message>
    <message>
        <source>The nozzle and the layers of your printer: a base of two layers or more holds, and errors below half a layer are not seen.</source>
        <translation>Die Düse und die Schichten Ihres Druckers: Ein Sockel von zwei Schichten oder mehr hält, und Fehler unter einer halben Schicht sieht man nicht.</translation>
    </message>
    <message>
        <source>The file would be larger than 4 GiB: choose a smaller size or allow a larger error.</source>
        <translation>Die Datei würde größer als 4 GiB: Wählen Sie eine kleinere Größe oder erlauben Sie einen größeren Fehler.</translation>
    </message>
    <message>
        <source>%1 has %2 × %3 samples: a part of %4 × %5 from column %6 and row %7 on does not lie in it (both count from 0).</source>
        <translation>%1 hat %2 × %3 Stützpunkte: Ein Ausschnitt von %4 × %5 ab Spalte %6 und Zeile %7 liegt nicht darin (beide zählen ab 0).</translation>
    </message>
    <message>
        <source>Turned or mirrored, the ground no longer lies where the file says: its coordinate system and its place are left out.</source>
        <translation>Gedreht oder gespiegelt liegt das Land nicht mehr dort, wo die Datei es angibt: Koordinatensystem und Lage werden weggelassen.</translation>
    </message>
    <message>
        <source>Missing samples: %1. A map in colours cannot hold them: fill them.</source>
        <translation>Fehlende Stützpunkte: %1. Eine farbige Karte kann sie nicht enthalten: füllen Sie sie.</translation>
    </message>
    <message>
        <source>The coordinate system has no EPSG code, and GeoJSON cannot name it: say so where the lines are opened.</source>
        <translation>Das Koordinatensystem hat keinen EPSG-Code, und GeoJSON kann es nicht nennen: Geben Sie es dort an, wo die Linien geöffnet werden.</translation>
    </message>
    <message>
        <source>%1 cannot hold the map &apos;%2&apos;: it is written as one of %3, but not in samples that are whole metres.</source>
        <translation>%1 kann die Karte „%2“ nicht enthalten: Sie wird als eine von %3 geschrieben (nicht in ganzen Metern).</translation>
    </message>
    <message>
        <source>Contour lines go into one file, not into tiles.</source>
        <translation>Höhenlinien kommen in eine Datei, nicht in Kacheln.</translation>
    </message>
    <message>
        <source>8 bit</source>
        <translation>8 Bit</translation>
    </message>
    <message>
        <source>16 bit</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Farbtiefe</translation>
    </message>
    <message>
        <source>8 bits show steps on gentle slopes when light is low.</source>
        <translation>8 Bit zeigen bei flachem Licht Stufen auf sanften Hängen.</translation>
    </message>
    <message>
        <source>%1 was read again and does not hold what was written. Nothing was kept; try another disk.</source>
        <translation>%1 wurde zur Prüfung gelesen und enthält nicht, was geschrieben wurde. Nichts wurde behalten; einen anderen Datenträger versuchen.</translation>
    </message>
    <message>
        <source>%1 takes metres, such as 1800, or a part of the heights, such as 70%, not “%2”.</source>
        <translation>%1 nimmt Meter, etwa 1800, oder einen Teil der Höhen, etwa 70%, nicht „%2“.</translation>
    </message>
    <message>
        <source>First layer below</source>
        <translation>Erste Schicht unter</translation>
    </message>
    <message>
        <source>Metres, or a part of the heights with %. Below it lies the first layer, such as sand.</source>
        <translation>Meter, oder ein Teil der Höhen mit %. Darunter liegt die erste Schicht, etwa Sand.</translation>
    </message>
    <message>
        <source>Fourth layer above</source>
        <translation>Vierte Schicht über</translation>
    </message>
    <message>
        <source>Metres, or a part of the heights with %. Above it lies the fourth layer, such as snow.</source>
        <translation>Meter, oder ein Teil der Höhen mit %. Darüber liegt die vierte Schicht, etwa Schnee.</translation>
    </message>
    <message>
        <source>Blend of heights</source>
        <translation>Übergang der Höhen</translation>
    </message>
    <message>
        <source>So far from these heights, in metres or %, layers run into each other.</source>
        <translation>So weit von diesen Höhen, in Metern oder %, gehen Schichten ineinander über.</translation>
    </message>
    <message>
        <source>Third layer from</source>
        <translation>Dritte Schicht ab</translation>
    </message>
    <message>
        <source>Steeper ground is the third layer, such as rock.</source>
        <translation>Steilerer Boden ist die dritte Schicht, etwa Fels.</translation>
    </message>
    <message>
        <source>Blend of slopes</source>
        <translation>Übergang der Neigungen</translation>
    </message>
    <message>
        <source>So many degrees below and above it layers run into each other.</source>
        <translation>So viele Grad darunter und darüber gehen Schichten ineinander über.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Four names with commas between, for the files of the layers.</source>
        <translation>Vier Namen mit Kommas dazwischen, für die Dateien der Schichten.</translation>
    </message>
    <message>
        <source>The layers need four different names of letters, digits, _ and - with commas between, not “%1”.</source>
        <translation>Die Schichten brauchen vier verschiedene Namen aus Buchstaben, Ziffern, _ und - mit Kommas dazwischen, nicht „%1“.</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>How far away ground still takes light: more darkens whole valleys, less only gullies.</source>
        <translation>Wie weit entfernt Boden noch Licht nimmt: mehr verdunkelt ganze Täler, weniger nur Rinnen.</translation>
    </message>
    <message>
        <source>Sun azimuth</source>
        <translation>Sonnenazimut</translation>
    </message>
    <message>
        <source>Where the light comes from, clockwise from north.</source>
        <translation>Woher das Licht kommt, im Uhrzeigersinn von Norden.</translation>
    </message>
    <message>
        <source>Sun elevation</source>
        <translation>Sonnenhöhe</translation>
    </message>
    <message>
        <source>Lower light shows gentler slopes.</source>
        <translation>Tieferes Licht zeigt sanftere Hänge.</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>Meeresspiegel</translation>
    </message>
    <message>
        <source>In metres; empty for the terrain&apos;s own.</source>
        <translation>In Metern; leer für den des Geländes.</translation>
    </message>
    <message>
        <source>Tenfold steps</source>
        <translation>Zehnerschritte</translation>
    </message>
    <message>
        <source>Square metres</source>
        <translation>Quadratmeter</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>The area above each sample in m², or its decimal logarithm, which shows brooks beside rivers.</source>
        <translation>Die Fläche oberhalb jedes Stützpunkts in m², oder ihr Zehnerlogarithmus, der Bäche neben Flüssen zeigt.</translation>
    </message>
    <message>
        <source>Every fifth</source>
        <translation>Jede fünfte</translation>
    </message>
    <message>
        <source>Every tenth</source>
        <translation>Jede zehnte</translation>
    </message>
    <message>
        <source>Contour interval</source>
        <translation>Äquidistanz</translation>
    </message>
    <message>
        <source>Metres between lines; 0 chooses 1, 2 or 5 times a power of ten, so that there are about 20.</source>
        <translation>Meter zwischen Linien; 0 wählt das 1-, 2- oder 5-fache einer Zehnerpotenz, sodass es etwa 20 werden.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Bezugshöhe</translation>
    </message>
    <message>
        <source>A height through which a line runs.</source>
        <translation>Eine Höhe, durch die eine Linie läuft.</translation>
    </message>
    <message>
        <source>Index lines</source>
        <translation>Zähllinien</translation>
    </message>
    <message>
        <source>Which lines are marked, and thick in SVG.</source>
        <translation>Welche Linien gekennzeichnet sind, und dick in SVG.</translation>
    </message>
    <message>
        <source>The terrain has no sea level, and so no water: give the option level in metres.</source>
        <translation>Das Gelände hat keinen Meeresspiegel und damit kein Wasser: die Option level in Metern angeben.</translation>
    </message>
    <message>
        <source>The option level takes metres, not “%1”.</source>
        <translation>Die Option level nimmt Meter, nicht „%1“.</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>How steep the ground is, in degrees from 0 to 90.</source>
        <translation>Wie steil der Boden ist, in Grad von 0 bis 90.</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Exposition</translation>
    </message>
    <message>
        <source>Where the ground falls to, in degrees clockwise from north; level ground has 0.</source>
        <translation>Wohin der Boden fällt, in Grad im Uhrzeigersinn von Norden; ebener Boden hat 0.</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>Krümmung</translation>
    </message>
    <message>
        <source>Mean curvature in 1/m: ridges and knolls are positive, valleys and hollows negative.</source>
        <translation>Mittlere Krümmung in 1/m: Grate und Kuppen sind positiv, Täler und Mulden negativ.</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Abfluss</translation>
    </message>
    <message>
        <source>The area whose rain runs through each sample: rivers and brooks.</source>
        <translation>Die Fläche, deren Regen durch jeden Stützpunkt läuft: Flüsse und Bäche.</translation>
    </message>
    <message>
        <source>Ambient occlusion</source>
        <translation>Umgebungsverdeckung</translation>
    </message>
    <message>
        <source>The part of the sky that each place sees, from 0 to 1.</source>
        <translation>Der Teil des Himmels, den jede Stelle sieht, von 0 bis 1.</translation>
    </message>
    <message>
        <source>Water mask</source>
        <translation>Wassermaske</translation>
    </message>
    <message>
        <source>1 at and below the sea level, else 0.</source>
        <translation>1 auf und unter dem Meeresspiegel, sonst 0.</translation>
    </message>
    <message>
        <source>Hillshade</source>
        <translation>Schummerung</translation>
    </message>
    <message>
        <source>How bright the sun makes the ground, from 0 to 1.</source>
        <translation>Wie hell die Sonne den Boden macht, von 0 bis 1.</translation>
    </message>
    <message>
        <source>Normal map</source>
        <translation>Normalenkarte</translation>
    </message>
    <message>
        <source>The direction that the ground faces, as colours for game engines.</source>
        <translation>Die Richtung, in die der Boden weist, als Farben für Spiele-Engines.</translation>
    </message>
    <message>
        <source>Splat map</source>
        <translation>Splatmap</translation>
    </message>
    <message>
        <source>The weights of four layers by height and slope, which add up to 255.</source>
        <translation>Die Anteile von vier Schichten nach Höhe und Neigung, die zusammen 255 ergeben.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>The colours by height that the terrain is shown with.</source>
        <translation>Die Farben nach Höhe, mit denen das Gelände gezeigt wird.</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>Höhenlinien</translation>
    </message>
    <message>
        <source>Lines of equal height.</source>
        <translation>Linien gleicher Höhe.</translation>
    </message>
    <message>
        <source>%1: the bytes of its samples, %2, make no square of %3 samples: give its size and type, so that columns × rows × bytes of a sample is %2; the smoothest that fits is %4.</source>
        <translation>%1: Die Byte ihrer Stützpunkte, %2, ergeben kein Quadrat aus %3: Größe und Typ angeben, sodass Spalten × Zeilen × Byte je Stützpunkt %2 ergibt; am glattesten ist von allem, was passt, %4.</translation>
    </message>
    <message>
        <source>Read as %1; as %2 it would be smoother ground. If heights look like spikes, say so.</source>
        <translation>Gelesen als %1; als %2 wäre der Boden glatter. Wenn die Höhen wie Zacken aussehen, so angeben.</translation>
    </message>
    <message>
        <source>The file has no header, and its ground is flat: nothing tells %1 from the other layouts that fit its size.</source>
        <translation>Die Datei hat keinen Kopf, und ihr Boden ist flach: Nichts unterscheidet %1 von den anderen Anordnungen, die zu ihrer Größe passen.</translation>
    </message>
    <message>
        <source>The file has no header; only %1 fits its size.</source>
        <translation>Die Datei hat keinen Kopf; nur %1 passt zu ihrer Größe.</translation>
    </message>
    <message>
        <source>The file has no header. Of %1 layouts that fit its size, %2 is the smoothest: neighbours differ by %3 % of the relief, with the next, %4, by %5 %.</source>
        <translation>Die Datei hat keinen Kopf. Von %1 Anordnungen, die zu ihrer Größe passen, ist %2 die glatteste: Nachbarn unterscheiden sich um %3 % des Reliefs, bei der nächsten, %4, um %5 %.</translation>
    </message>
    <message>
        <source>Level of detail %1 lies within %2 m of every sample.</source>
        <translation>Detailstufe %1 weicht an keinem Stützpunkt um mehr als %2 m ab.</translation>
    </message>
    <message>
        <source>Between chunks of different levels there are gaps of up to %1 m that no skirt hides.</source>
        <translation>Zwischen Blöcken verschiedener Stufen klaffen Spalten bis %1 m, die keine Schürze verdeckt.</translation>
    </message>
    <message>
        <source>Missing samples: %1. What is around them is left out, at each level as far as its triangles reach.</source>
        <translation>Fehlende Stützpunkte: %1. Was um sie liegt, wird ausgelassen, je Stufe so weit, wie ihre Dreiecke reichen.</translation>
    </message>
    <message>
        <source>A chunk has at least one cell a side, not %1.</source>
        <translation>Ein Block hat je Seite mindestens eine Zelle, nicht %1.</translation>
    </message>
    <message>
        <source>Chunks of %1 cells a side have 1 to %2 levels of detail, not %3.</source>
        <translation>Blöcke von %1 Zellen je Seite haben 1 bis %2 Detailstufen, nicht %3.</translation>
    </message>
    <message>
        <source>Skirts must be deeper than 0 m, not %1.</source>
        <translation>Schürzen müssen tiefer als 0 m sein, nicht %1.</translation>
    </message>
    <message>
        <source>A file holds at most %1 meshes, not %2: choose larger chunks or fewer levels of detail.</source>
        <translation>Eine Datei fasst höchstens %1 Netze, nicht %2: größere Blöcke oder weniger Detailstufen wählen.</translation>
    </message>
    <message>
        <source>Chunks with levels of detail need a format that names its meshes, and %1 does not: choose glTF (.glb) or OBJ.</source>
        <translation>Blöcke mit Detailstufen brauchen ein Format, das seine Netze benennt, was %1 nicht tut: glTF (.glb) oder OBJ wählen.</translation>
    </message>
    <message>
        <source>%1: a mesh is either in chunks or of few triangles within an error, not both.</source>
        <translation>%1: Ein Netz ist entweder in Blöcken oder aus wenigen Dreiecken mit einem Fehler, nicht beides.</translation>
    </message>
    <message>
        <source>%1 is glTF of version %2: export it as glTF 2.0.</source>
        <translation>%1 ist glTF der Version %2: als glTF 2.0 exportieren.</translation>
    </message>
    <message>
        <source>%1 is glTF without a description that can be read: the file is damaged.</source>
        <translation>%1 ist glTF ohne lesbare Beschreibung: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 needs the glTF extension %2, with which its triangles cannot be read: open it in a 3D program such as Blender and export it as glTF without compression, or as OBJ.</source>
        <translation>%1 braucht die glTF-Erweiterung %2, mit der ihre Dreiecke nicht lesbar sind: in einem 3D-Programm wie Blender öffnen und als glTF ohne Kompression oder als OBJ exportieren.</translation>
    </message>
    <message>
        <source>%1 holds sparse glTF numbers, which are not understood: export it without morph targets, or as OBJ.</source>
        <translation>%1 enthält lückenhafte glTF-Zahlen (sparse), die nicht verstanden werden: ohne Morph-Ziele oder als OBJ exportieren.</translation>
    </message>
    <message>
        <source>%1 has its numbers in another file: export it as one binary glTF file.</source>
        <translation>%1 hat seine Zahlen in einer anderen Datei: als eine binäre glTF-Datei exportieren.</translation>
    </message>
    <message>
        <source>%1: in its glTF description, %2 is not as the format has it: the file is damaged.</source>
        <translation>%1: In der glTF-Beschreibung ist „%2“ nicht, wie das Format es vorsieht: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 is a mesh of a kind that can be written but not read (%2): open it in a slicer or a 3D program and save it as STL or OBJ.</source>
        <translation>%1 ist ein Netz einer Art, die geschrieben, aber nicht gelesen werden kann (%2): in einem Slicer oder 3D-Programm öffnen und als STL oder OBJ speichern.</translation>
    </message>
    <message>
        <source>The map &apos;%1&apos; is asked for twice: once is enough.</source>
        <translation>Die Karte „%1“ wird zweimal verlangt: Einmal genügt.</translation>
    </message>
    <message>
        <source>Which way green points in this program&apos;s normal maps: where hills look like hollows, write it with the other one.</source>
        <translation>Wohin Grün in den Normalenkarten dieses Programms zeigt: Wo Hügel wie Mulden aussehen, mit der anderen Richtung schreiben.</translation>
    </message>
    <message>
        <source>Maps hold numbers: import them without sRGB (as linear), or they are bent. Colours are a picture.</source>
        <translation>Karten enthalten Zahlen: ohne sRGB (linear) importieren, sonst werden sie verbogen. Nur die Farben sind ein Bild.</translation>
    </message>
    <message>
        <source>Move the maps out of the folder before the tiles are imported.</source>
        <translation>Die Karten aus dem Ordner nehmen, bevor die Kacheln importiert werden.</translation>
    </message>
    <message>
        <source>Normal map: green is bright where the ground faces north, as this program reads it.</source>
        <translation>Normalenkarte: Grün ist hell, wo der Boden nach Norden zeigt, so wie dieses Programm es liest.</translation>
    </message>
    <message>
        <source>Normal map: green is bright where the ground faces south, as this program reads it.</source>
        <translation>Normalenkarte: Grün ist hell, wo der Boden nach Süden zeigt, so wie dieses Programm es liest.</translation>
    </message>
    <message>
        <source>Splat map: its red, green, blue and alpha are the weights of four terrain layers, which add up to 255; a script or a tool gives it to the terrain.</source>
        <translation>Splatmap: Rot, Grün, Blau und Alpha sind die Gewichte von vier Terrain-Ebenen, zusammen 255; ein Skript oder Werkzeug gibt sie dem Terrain.</translation>
    </message>
    <message>
        <source>Splat map: each grey file is the weight of one layer; choose it beside that layer when the landscape is imported.</source>
        <translation>Splatmap: Jede graue Datei ist das Gewicht einer Ebene; sie wird beim Import der Landschaft neben dieser Ebene gewählt.</translation>
    </message>
    <message>
        <source>North is bright (OpenGL)</source>
        <translation>Norden ist hell (OpenGL)</translation>
    </message>
    <message>
        <source>South is bright (DirectX)</source>
        <translation>Süden ist hell (DirectX)</translation>
    </message>
    <message>
        <source>Which slopes are bright in the green channel: those to the north for Unity, Godot and Blender, those to the south for Unreal and CryEngine. With the wrong one, hills look like hollows.</source>
        <translation>Welche Hänge im grünen Kanal hell sind: die nach Norden für Unity, Godot und Blender, die nach Süden für Unreal und CryEngine. Mit dem falschen sehen Hügel wie Mulden aus.</translation>
    </message>
    <message>
        <source>One picture for all layers</source>
        <translation>Ein Bild für alle Ebenen</translation>
    </message>
    <message>
        <source>A picture for each layer</source>
        <translation>Ein Bild für jede Ebene</translation>
    </message>
    <message>
        <source>A layer in each channel of one picture, as for Unity, or a grey picture for each, as for Unreal. In both, the layers add up to 255 at every sample.</source>
        <translation>Je Ebene ein Kanal eines Bildes, wie für Unity, oder je Ebene ein graues Bild, wie für Unreal. In beiden ergeben die Ebenen an jedem Stützpunkt zusammen 255.</translation>
    </message>
    <message>
        <source>%1 holds %2 of numbers, but its glTF description says %3: it is damaged or incomplete.</source>
        <translation>%1 enthält %2 an Zahlen, seine glTF-Beschreibung nennt aber %3: Die Datei ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>%1: the numbers in its text are no base64: the file is damaged.</source>
        <translation>%1: Die Zahlen in seinem Text sind kein Base64: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 has its numbers in &quot;%2&quot;, which is not in the same folder: put both files into one folder, or export it as one binary glTF file.</source>
        <translation>%1 hat seine Zahlen in „%2“, das nicht im selben Ordner liegt: beide Dateien in einen Ordner legen oder als eine binäre glTF-Datei exportieren.</translation>
    </message>
    <message>
        <source>%1 has its numbers in another file, %2, which cannot be read: put it into the same folder.</source>
        <translation>%1 hat seine Zahlen in einer anderen Datei, %2, die nicht gelesen werden kann: sie in denselben Ordner legen.</translation>
    </message>
    <message>
        <source>%1 cannot be resampled to %2 × %3 samples: a terrain has from 2 to %4 a side.</source>
        <translation>%1 lässt sich nicht auf %2 × %3 Stützpunkte umrechnen: Ein Gelände hat je Seite 2 bis %4.</translation>
    </message>
    <message>
        <source>%1: %2 × %3 samples are no area that could be resampled.</source>
        <translation>%1: %2 × %3 Stützpunkte sind keine Fläche, die sich umrechnen ließe.</translation>
    </message>
    <message>
        <source>%1 is no mesh of a known format: OBJ, STL, PLY and glTF (.glb, .gltf) can be read.</source>
        <translation>%1 ist kein Netz eines bekannten Formats: OBJ, STL, PLY und glTF (.glb, .gltf) sind lesbar.</translation>
    </message>
    <message>
        <source>The mesh lies far from 0, and this format holds 32-bit numbers: places are rounded by up to %1 m. OBJ, PLY and glTF keep them.</source>
        <translation>Das Netz liegt weit von 0, und dieses Format fasst 32-Bit-Zahlen: Orte werden um bis zu %1 m gerundet. OBJ, PLY und glTF behalten sie.</translation>
    </message>
    <message>
        <source>The mesh is in chunks with levels of detail: only the finest level is taken.</source>
        <translation>Das Netz besteht aus Blöcken mit Detailstufen: Nur die feinste Stufe wird genommen.</translation>
    </message>
    <message>
        <source>%1 shows heights from %2 to %3 m, and the land reaches from %4 to %5 m: %6 % of it is cut off. It spans %7 m where %8 m fit: make it lower, or export it for another program.</source>
        <translation>%1 zeigt Höhen von %2 bis %3 m, und das Land reicht von %4 bis %5 m: %6 % davon werden abgeschnitten. Es umfasst %7 m, wo %8 m Platz haben: niedriger machen, oder für ein anderes Programm exportieren.</translation>
    </message>
    <message>
        <source>%1 shows heights from %2 to %3 m, and the land reaches from %4 to %5 m: %6 % of it is cut off. Raise the land with its sea by %7 m, and all of it fits.</source>
        <translation>%1 zeigt Höhen von %2 bis %3 m, und das Land reicht von %4 bis %5 m: %6 % davon werden abgeschnitten. Um %7 m angehoben, mit seinem Meer, passt alles.</translation>
    </message>
    <message>
        <source>%1 shows heights from %2 to %3 m, and the land reaches from %4 to %5 m: %6 % of it is cut off. Lower the land with its sea by %7 m, and all of it fits.</source>
        <translation>%1 zeigt Höhen von %2 bis %3 m, und das Land reicht von %4 bis %5 m: %6 % davon werden abgeschnitten. Um %7 m abgesenkt, mit seinem Meer, passt alles.</translation>
    </message>
    <message>
        <source>The range asked for is %1 to %2 m, and the land reaches from %3 to %4 m: %5 % of it is cut off. A range of %6 to %7 m holds all of it.</source>
        <translation>Der verlangte Bereich ist %1 bis %2 m, und das Land reicht von %3 bis %4 m: %5 % davon werden abgeschnitten. Ein Bereich von %6 bis %7 m fasst alles.</translation>
    </message>
    <message>
        <source>The file holds heights from %1 to %2 m, and the land reaches from %3 to %4 m: %5 % of it is cut off. Choose another format, or other options.</source>
        <translation>Die Datei fasst Höhen von %1 bis %2 m, und das Land reicht von %3 bis %4 m: %5 % davon werden abgeschnitten. Ein anderes Format oder andere Optionen wählen.</translation>
    </message>
    <message>
        <source>8 bits hold 256 heights: one step is %1 m, and slopes become terraces. Lower land or a narrower range makes them smaller.</source>
        <translation>8 Bit fassen 256 Höhen: Ein Schritt ist %1 m, und Hänge werden zu Terrassen. Niedrigeres Land oder ein engerer Bereich macht sie kleiner.</translation>
    </message>
    <message>
        <source>Missing samples: %1. %2 cannot hold them: fill them, or choose one of %3.</source>
        <translation>Fehlende Stützpunkte: %1. %2 kann sie nicht enthalten: füllen, oder eines von diesen wählen: %3.</translation>
    </message>
    <message>
        <source>Minecraft builds from block %1 to %2 (before version 1.18 from 0 to 255), and at a block a metre this land needs %3 to %4: choose other blocks for its lowest and highest point, or a higher world.</source>
        <translation>Minecraft baut von Block %1 bis %2 (vor Version 1.18 von 0 bis 255), und mit einem Block je Meter braucht dieses Land %3 bis %4: andere Blöcke für seinen tiefsten und höchsten Punkt wählen, oder eine höhere Welt.</translation>
    </message>
    <message>
        <source>The tiles are not of one size, but %1 wide and %2 deep, in samples. Cut from %3 × %4 they would be.</source>
        <translation>Die Kacheln sind nicht gleich groß, sondern %1 breit und %2 tief, in Stützpunkten. Aus %3 × %4 geschnitten wären sie es.</translation>
    </message>
    <message>
        <source>%1 is damaged: profile %2 has not the heights of its checksum; fetch it again, or take it as it is by converting it with: gdal_translate IN OUT.tif</source>
        <translation>%1 ist beschädigt: Profil %2 hat nicht die Höhen seiner Prüfsumme; neu holen, oder nehmen, wie sie ist, umgewandelt mit: gdal_translate IN OUT.tif</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete: its header does not say where and how large the tile is; fetch it again.</source>
        <translation>%1 ist beschädigt oder unvollständig: Der Kopf sagt nicht, wo die Kachel liegt und wie groß sie ist; neu holen.</translation>
    </message>
    <message>
        <source>%1 has filling bytes between its rows, which are read only of one band of 8 to 64 bits: save it as GeoTIFF.</source>
        <translation>%1 hat Füllbytes zwischen den Zeilen, die nur bei einem Band mit 8 bis 64 Bit gelesen werden: als GeoTIFF speichern.</translation>
    </message>
    <message>
        <source>%1: the bytes of a row are %2 by its header, fewer than the %3 of its samples: correct TOTALROWBYTES, NCOLS or NBITS.</source>
        <translation>%1: Die Bytes einer Zeile sind nach dem Kopf %2, weniger als die %3 ihrer Stützpunkte: TOTALROWBYTES, NCOLS oder NBITS berichtigen.</translation>
    </message>
    <message>
        <source>%1 has the format %2, which cannot be read here; convert it, for example with: gdal_translate -of GTiff IN OUT.tif; of several variables, which gdalinfo IN lists, name one in place of IN.</source>
        <translation>%1 hat das Format %2, das hier nicht gelesen wird; umwandeln zum Beispiel mit: gdal_translate -of GTiff IN OUT.tif; von mehreren Variablen, die gdalinfo IN auflistet, eine anstelle von IN nennen.</translation>
    </message>
    <message>
        <source>%1 holds complex numbers, not heights; their real part alone is written with: gdal_translate -ot Float32 IN OUT.tif</source>
        <translation>%1 enthält komplexe Zahlen, keine Höhen; ihren Realteil allein schreibt: gdal_translate -ot Float32 IN OUT.tif</translation>
    </message>
    <message>
        <source>Missing samples: %1. The bodies have walls around them.</source>
        <translation>Fehlende Stützpunkte: %1. Die Körper haben Wände um sie herum.</translation>
    </message>
    <message>
        <source>%1 takes a square of land: this is %2 m wide and %3 m deep, and would be distorted. Import a square part of it, or make it as wide as deep.</source>
        <translation>%1 nimmt ein Quadrat Land: Dieses ist %2 m breit und %3 m tief und würde verzerrt. Einen quadratischen Teil davon importieren oder es so breit wie tief machen.</translation>
    </message>
    <message>
        <source>Programs place a tile by its name: &apos;%1&apos; puts the south-west corner at latitude %2° and longitude %3°, where the land has %4° and %5°.</source>
        <translation>Programme verorten eine Kachel nach ihrem Namen: „%1“ legt die Südwestecke auf %2° Breite und %3° Länge, beim Gelände liegt sie auf %4° und %5°.</translation>
    </message>
    <message>
        <source>A tile covers one degree, here %1 × %2 m, and other programs stretch the land to it: the land is %3 × %4 m.</source>
        <translation>Eine Kachel bedeckt ein Grad, hier %1 × %2 m, und andere Programme strecken das Land darauf: Das Land hat %3 × %4 m.</translation>
    </message>
    <message>
        <source>The land spans %1 m: no mesh holds a body so high. Choose a smaller scale, or correct the heights.</source>
        <translation>Das Land umfasst %1 m: Kein Netz fasst einen so hohen Körper. Einen kleineren Maßstab wählen oder die Höhen berichtigen.</translation>
    </message>
    <message>
        <source>Heights in the tool are higher by %1 m than those of the terrain.</source>
        <translation>Die Höhen im Programm sind um %1 m größer als die des Geländes.</translation>
    </message>
    <message>
        <source>The file&apos;s header says %1 × %2 samples, but more numbers follow, which are left out: where the land looks torn, correct the header.</source>
        <translation>Der Kopf der Datei nennt %1 × %2 Stützpunkte, aber es folgen weitere Zahlen, die wegbleiben: Sieht das Land zerrissen aus, den Kopf berichtigen.</translation>
    </message>
    <message>
        <source>Missing samples: %1. No file that %2 takes can hold them: fill them.</source>
        <translation>Fehlende Stützpunkte: %1. Keine Datei, die %2 annimmt, kann sie enthalten: auffüllen.</translation>
    </message>
    <message>
        <source>Missing samples: %1. %2 cannot hold them: fill them, or choose one of %3, which %4 takes too.</source>
        <translation>Fehlende Stützpunkte: %1. %2 kann sie nicht enthalten: auffüllen oder eine Datei mit %3 wählen, die %4 auch annimmt.</translation>
    </message>
    <message>
        <source>%1, line %2: neither three numbers nor a heading with the columns x, y and height.</source>
        <translation>%1, Zeile %2: weder drei Zahlen noch eine Kopfzeile mit den Spalten x, y und height.</translation>
    </message>
    <message>
        <source>%1, line %2: one of the columns x and y is a fraction and the other is not: give both alike.</source>
        <translation>%1, Zeile %2: Von den Spalten x und y ist eine ein Anteil und die andere nicht: beide gleich angeben.</translation>
    </message>
    <message>
        <source>%1, line %2: a pin has three numbers, x, y and its height, and this line has fewer.</source>
        <translation>%1, Zeile %2: Ein Pin hat drei Zahlen, x, y und seine Höhe, und diese Zeile hat weniger.</translation>
    </message>
    <message>
        <source>%1, line %2: &apos;%3&apos; is no number.</source>
        <translation>%1, Zeile %2: „%3“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1, line %2: the pin lies outside of the land, which ends at x %3 and y %4: move it or choose a larger land.</source>
        <translation>%1, Zeile %2: Der Pin liegt außerhalb des Landes, das bei x %3 und y %4 endet: ihn verschieben oder ein größeres Land wählen.</translation>
    </message>
    <message>
        <source>%1, line %2: this pin lies on the same sample as that of line %3: move or remove one of them.</source>
        <translation>%1, Zeile %2: Dieser Pin liegt auf demselben Stützpunkt wie der von Zeile %3: einen von beiden verschieben oder entfernen.</translation>
    </message>
    <message>
        <source>%1 holds no pins: lines with x, y and a height.</source>
        <translation>%1 enthält keine Pins: Zeilen mit x, y und einer Höhe.</translation>
    </message>
    <message>
        <source>%1 cannot be read: decoding it failed badly, without harm to anything else. It is damaged or made to harm; fetch it again or from elsewhere.</source>
        <translation>%1 kann nicht gelesen werden: Das Dekodieren ist abgestürzt, ohne sonst etwas zu stören. Die Datei ist beschädigt oder soll schaden; noch einmal oder von anderswo holen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: decoding it takes longer than %2 s, which no whole file of its size does. Fetch it again or from elsewhere.</source>
        <translation>%1 kann nicht gelesen werden: Das Dekodieren dauert länger als %2 s, was keine heile Datei dieser Größe braucht. Noch einmal oder von anderswo holen.</translation>
    </message>
    <message>
        <source>There is not enough memory to cut the terrain into chunks: choose a smaller size.</source>
        <translation>Der Speicher reicht nicht, um das Gelände in Blöcke zu teilen: eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>There is not enough memory to make the bodies: allow a larger error, or choose a smaller size.</source>
        <translation>Der Speicher reicht nicht, um die Körper zu erzeugen: einen größeren Fehler erlauben oder eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>%1 holds %2 triangles, which need %3 of memory, %4 are free: close other programs, or use a smaller file.</source>
        <translation>%1 enthält %2 Dreiecke, die %3 Speicher brauchen, %4 sind frei: andere Programme schließen oder eine kleinere Datei nehmen.</translation>
    </message>
    <message>
        <source>%1 needs %2 of memory to be read, which are not free: close other programs, or use a smaller file.</source>
        <translation>%1 braucht zum Lesen %2 Speicher, die nicht frei sind: andere Programme schließen oder eine kleinere Datei nehmen.</translation>
    </message>
</context>
<context>
    <name>generators</name>
    <message>
        <source>Wrapped edges cannot be had at a size of %1 samples: choose %2 or %3, or free edges.</source>
        <translation>Umlaufende Ränder sind mit %1 Stützpunkten nicht möglich: %2 oder %3 wählen, oder freie Ränder.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Both steps of a level have the same amplitude, as it was first published.</source>
        <translation>Beide Schritte einer Stufe haben dieselbe Amplitude, wie zuerst veröffentlicht.</translation>
    </message>
    <message>
        <source>Half step</source>
        <translation>Halbschritt</translation>
    </message>
    <message>
        <source>The amplitude also falls between the two steps of a level: fewer creases along the lattice.</source>
        <translation>Die Amplitude fällt auch zwischen den beiden Schritten einer Stufe: weniger Falten entlang des Gitters.</translation>
    </message>
    <message>
        <source>By smoothness H</source>
        <translation>Über die Glätte H</translation>
    </message>
    <message>
        <source>The amplitude falls by 2^−H at each level.</source>
        <translation>Die Amplitude fällt auf jeder Stufe um 2^−H.</translation>
    </message>
    <message>
        <source>By a factor</source>
        <translation>Über einen Faktor</translation>
    </message>
    <message>
        <source>The amplitude is multiplied by a number of your own at each level.</source>
        <translation>Die Amplitude wird auf jeder Stufe mit einer eigenen Zahl multipliziert.</translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation>Auf und ab</translation>
    </message>
    <message>
        <source>Every offset between minus and plus the amplitude is equally likely.</source>
        <translation>Jeder Versatz zwischen minus und plus der Amplitude ist gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>Only up</source>
        <translation>Nur nach oben</translation>
    </message>
    <message>
        <source>Offsets lie between 0 and the amplitude: the ground swells between its corners.</source>
        <translation>Der Versatz liegt zwischen 0 und der Amplitude: der Boden wölbt sich zwischen seinen Ecken auf.</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaußverteilt</translation>
    </message>
    <message>
        <source>Most offsets are small and a few are large; the amplitude is their standard deviation.</source>
        <translation>Die meisten Versätze sind klein, wenige groß; die Amplitude ist ihre Standardabweichung.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Wrapped</source>
        <translation>Umlaufend</translation>
    </message>
    <message>
        <source>Opposite borders are equal, so that copies of the terrain join without a seam.</source>
        <translation>Gegenüberliegende Ränder sind gleich, so dass Kopien des Geländes ohne Naht aneinanderpassen.</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>The corners have the heights that you give them.</source>
        <translation>Die Ecken haben die Höhen, die Sie ihnen geben.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>The corners&apos; heights are drawn from a range.</source>
        <translation>Die Höhen der Ecken werden aus einem Bereich gezogen.</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Mitten</translation>
    </message>
    <message>
        <source>The middles of the squares are still displaced, the edges no more.</source>
        <translation>Die Mitten der Quadrate werden noch versetzt, die Kanten nicht mehr.</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Ränder</translation>
    </message>
    <message>
        <source>The whole last level is displaced.</source>
        <translation>Die ganze letzte Stufe wird versetzt.</translation>
    </message>
    <message>
        <source>There are no offsets: the last level is 0.</source>
        <translation>Es gibt keinen Versatz: die letzte Stufe ist 0.</translation>
    </message>
    <message>
        <source>There are no offsets: the amplitude is 0.</source>
        <translation>Es gibt keinen Versatz: die Amplitude ist 0.</translation>
    </message>
    <message>
        <source>Only for the fall-off by smoothness H.</source>
        <translation>Nur für den Abfall über die Glätte H.</translation>
    </message>
    <message>
        <source>Only for the fall-off by a factor.</source>
        <translation>Nur für den Abfall über einen Faktor.</translation>
    </message>
    <message>
        <source>Only for corners that are set by hand.</source>
        <translation>Nur für Ecken, die von Hand gesetzt sind.</translation>
    </message>
    <message>
        <source>With wrapped edges every corner has the north-west one&apos;s height.</source>
        <translation>Bei umlaufenden Rändern hat jede Ecke die Höhe der nordwestlichen.</translation>
    </message>
    <message>
        <source>Only for random corners.</source>
        <translation>Nur für zufällige Ecken.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another seed gives another land of the same character. A number or any word.</source>
        <translation>Ein anderer Startwert ergibt ein anderes Land desselben Charakters. Eine Zahl oder ein beliebiges Wort.</translation>
    </message>
    <message>
        <source>Smoothness H</source>
        <translation>Glätte H</translation>
    </message>
    <message>
        <source>Lower: rougher at small scale. Higher: smoother ground with broad hills. Mountains are near 1.</source>
        <translation>Niedriger: im Kleinen rauer. Höher: glatterer Boden mit breiten Hügeln. Berge liegen bei 1.</translation>
    </message>
    <message>
        <source>Factor per level</source>
        <translation>Faktor je Stufe</translation>
    </message>
    <message>
        <source>Higher: rougher at small scale. Above 1 the details are taller than the hills they stand on.</source>
        <translation>Höher: im Kleinen rauer. Über 1 sind die Einzelheiten höher als die Hügel, auf denen sie stehen.</translation>
    </message>
    <message>
        <source>Fixed points</source>
        <translation>Festpunkte</translation>
    </message>
    <message>
        <source>Places that keep a height of your own, such as a summit or a pass; the land around them follows.</source>
        <translation>Stellen, die eine eigene Höhe behalten, etwa ein Gipfel oder ein Pass; das Land ringsum folgt.</translation>
    </message>
    <message>
        <source>Last level</source>
        <translation>Letzte Stufe</translation>
    </message>
    <message>
        <source>Finer levels than this add no detail: lower values show how the land grows from its corners.</source>
        <translation>Feinere Stufen fügen nichts mehr hinzu: niedrigere Werte zeigen, wie das Land aus seinen Ecken wächst.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>How the offsets of the two steps of a level relate.</source>
        <translation>Wie sich die Versätze der beiden Schritte einer Stufe zueinander verhalten.</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>Fall-off</source>
        <translation>Abfall</translation>
    </message>
    <message>
        <source>How the amplitude shrinks from level to level.</source>
        <translation>Wie die Amplitude von Stufe zu Stufe schrumpft.</translation>
    </message>
    <message>
        <source>Offsets</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Which way and how far the ground is displaced.</source>
        <translation>Wohin und wie weit der Boden versetzt wird.</translation>
    </message>
    <message>
        <source>What the land does at its borders.</source>
        <translation>Was das Land an seinen Rändern tut.</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Where the heights of the corners, from which all starts, come from.</source>
        <translation>Woher die Höhen der Ecken kommen, mit denen alles beginnt.</translation>
    </message>
    <message>
        <source>North-west corner</source>
        <translation>Nordwestliche Ecke</translation>
    </message>
    <message>
        <source>Raises or lowers the land towards the north-west.</source>
        <translation>Hebt oder senkt das Land nach Nordwesten hin.</translation>
    </message>
    <message>
        <source>North-east corner</source>
        <translation>Nordöstliche Ecke</translation>
    </message>
    <message>
        <source>Raises or lowers the land towards the north-east.</source>
        <translation>Hebt oder senkt das Land nach Nordosten hin.</translation>
    </message>
    <message>
        <source>South-west corner</source>
        <translation>Südwestliche Ecke</translation>
    </message>
    <message>
        <source>Raises or lowers the land towards the south-west.</source>
        <translation>Hebt oder senkt das Land nach Südwesten hin.</translation>
    </message>
    <message>
        <source>South-east corner</source>
        <translation>Südöstliche Ecke</translation>
    </message>
    <message>
        <source>Raises or lowers the land towards the south-east.</source>
        <translation>Hebt oder senkt das Land nach Südosten hin.</translation>
    </message>
    <message>
        <source>Range of the corners</source>
        <translation>Bereich der Ecken</translation>
    </message>
    <message>
        <source>The corners are drawn between minus and plus this height. Higher: the land tilts and bends more as a whole.</source>
        <translation>Die Ecken werden zwischen minus und plus dieser Höhe gezogen. Höher: das Land neigt und biegt sich im Ganzen mehr.</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>The last step that adds detail within the last level.</source>
        <translation>Der letzte Schritt, der in der letzten Stufe noch etwas hinzufügt.</translation>
    </message>
    <message>
        <source>Making %1 × %2 samples takes %3 of memory, %4 are free: choose a smaller size.</source>
        <translation>%1 × %2 Stützpunkte zu erzeugen braucht %3 Speicher, %4 sind frei: eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>A fixed point is %1 m high: allowed are heights from −%2 to %2 m.</source>
        <translation>Ein Festpunkt ist %1 m hoch: erlaubt sind Höhen von −%2 bis %2 m.</translation>
    </message>
    <message>
        <source>Diamond-square</source>
        <translation>Diamond-Square</translation>
    </message>
    <message>
        <source>Fractal land that grows from its corners: at each level the middles of all squares and of their edges are displaced at random, less and less.</source>
        <translation>Fraktales Land, das aus seinen Ecken wächst: auf jeder Stufe werden die Mitten aller Quadrate und ihrer Kanten zufällig versetzt, immer weniger.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>The height of the whole plain.</source>
        <translation>Die Höhe der ganzen Ebene.</translation>
    </message>
    <message>
        <source>Flat ground</source>
        <translation>Ebener Boden</translation>
    </message>
    <message>
        <source>A plain at one height, to be shaped by the steps that follow.</source>
        <translation>Eine Ebene auf einer Höhe, die die folgenden Schritte formen.</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>The heights as the imported file has them.</source>
        <translation>Die Höhen, wie die importierte Datei sie hat.</translation>
    </message>
    <message>
        <source>Imported heights</source>
        <translation>Importierte Höhen</translation>
    </message>
    <message>
        <source>Real or painted ground from a heightmap file.</source>
        <translation>Echter oder gemalter Boden aus einer Höhenkarte.</translation>
    </message>
    <message>
        <source>There are no imported heights yet: import a heightmap.</source>
        <translation>Es gibt noch keine importierten Höhen: eine Höhenkarte importieren.</translation>
    </message>
    <message>
        <source>The imported heights have %1 samples, the terrain %2: give the terrain the size of the import.</source>
        <translation>Die importierten Höhen haben %1 Stützpunkte, das Gelände %2: dem Gelände die Größe des Imports geben.</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>Kalibriert</translation>
    </message>
    <message>
        <source>Every offset is as large as those of fractal ground with this H, so that the land is as rough as H says at every scale.</source>
        <translation>Jeder Versatz ist so groß wie bei fraktalem Gelände mit diesem H, sodass das Land in jedem Maßstab so rau ist, wie H es sagt.</translation>
    </message>
    <message>
        <source>Random corners of the calibrated form follow the amplitude and H.</source>
        <translation>Zufällige Ecken der kalibrierten Form folgen aus Amplitude und H.</translation>
    </message>
    <message>
        <source>The stationary form cannot wrap a size of %1 samples, for it would start from %2 cells, more than %3 in all: choose %4 or %5, free edges or another form.</source>
        <translation>Die stationäre Form kann %1 Stützpunkte nicht umlaufen lassen, denn sie würde mit %2 Zellen beginnen, mehr als %3 insgesamt: %4 oder %5 wählen, freie Ränder oder eine andere Form.</translation>
    </message>
    <message>
        <source>With open edges the land starts beyond the terrain.</source>
        <translation>Mit offenen Rändern beginnt das Land außerhalb des Geländes.</translation>
    </message>
    <message>
        <source>Stationary</source>
        <translation>Stationär</translation>
    </message>
    <message>
        <source>Every sample follows from 16 neighbours: true fractal ground, alike in every direction and at every place, borders included.</source>
        <translation>Jeder Stützpunkt folgt aus 16 Nachbarn: echtes fraktales Gelände, in jeder Richtung und an jedem Ort gleich, auch am Rand.</translation>
    </message>
    <message>
        <source>A sample on the border takes the mean of its three neighbours. With the stationary form the same as open.</source>
        <translation>Ein Stützpunkt am Rand nimmt das Mittel seiner drei Nachbarn. Bei der stationären Form dasselbe wie offen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>How far the middle of the land is lifted or lowered at first; in the calibrated and the stationary form how much heights differ from side to side. Higher: taller mountains and deeper valleys.</source>
        <translation>Wie weit die Mitte des Landes zuerst gehoben oder gesenkt wird; in der kalibrierten und der stationären Form, wie sehr sich Höhen von einer Seite zur anderen unterscheiden. Höher: höhere Berge und tiefere Täler.</translation>
    </message>
    <message>
        <source>Fixed points that lie on no sample of this terrain have no effect: %1 of %2. Move them or choose a size that has their samples.</source>
        <translation>Festpunkte, die auf keinem Stützpunkt dieses Geländes liegen, wirken nicht: %1 von %2. Sie verschieben oder eine Größe wählen, die ihre Stützpunkte hat.</translation>
    </message>
    <message>
        <source>There are no pins.</source>
        <translation>Es gibt keine Pins.</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Pins</translation>
    </message>
    <message>
        <source>Places that the land goes through, such as a peak, a lake or the points of a ridge: all the land around each is moved with it and stays as rough as it was.</source>
        <translation>Orte, durch die das Land geht, etwa ein Gipfel, ein See oder die Punkte eines Grats: Das ganze Land um jeden wird mitbewegt und bleibt so rau, wie es war.</translation>
    </message>
    <message>
        <source>Reach of the pins</source>
        <translation>Reichweite der Pins</translation>
    </message>
    <message>
        <source>How far a pin takes the land with it, as a part of the land&apos;s longer side. Lower: steep single hills. Higher: the whole land follows.</source>
        <translation>Wie weit ein Pin das Land mitnimmt, als Teil der längeren Seite des Landes. Niedriger: steile einzelne Hügel. Höher: Das ganze Land folgt.</translation>
    </message>
    <message>
        <source>Pin %1 lies on the sample of a fixed point: move or remove one of them.</source>
        <translation>Pin %1 liegt auf dem Stützpunkt eines Festpunkts: einen von beiden verschieben oder entfernen.</translation>
    </message>
    <message>
        <source>Pins %1 and %2 lie on the same sample: move or remove one of them.</source>
        <translation>Die Pins %1 und %2 liegen auf demselben Stützpunkt: einen von beiden verschieben oder entfernen.</translation>
    </message>
    <message>
        <source>The fixed points are too close to each other to be held beside pins of this reach: remove some or lower the reach.</source>
        <translation>Die Festpunkte liegen zu nah beieinander, um neben Pins dieser Reichweite gehalten zu werden: einige entfernen oder die Reichweite senken.</translation>
    </message>
    <message>
        <source>Pin %1 is too close to others for their reach: move it, remove it or lower the reach.</source>
        <translation>Pin %1 liegt anderen für ihre Reichweite zu nah: ihn verschieben, entfernen oder die Reichweite senken.</translation>
    </message>
    <message>
        <source>A pin is %1 m high: allowed are heights from −%2 to %2 m.</source>
        <translation>Ein Pin ist %1 m hoch: erlaubt sind Höhen von −%2 bis %2 m.</translation>
    </message>
    <message>
        <source>Pins that lie on no sample of this terrain have no effect: %1 of %2. Move them or choose a size that has their samples.</source>
        <translation>Pins, die auf keinem Stützpunkt dieses Geländes liegen, wirken nicht: %1 von %2. Sie verschieben oder eine Größe wählen, die ihre Stützpunkte hat.</translation>
    </message>
    <message>
        <source>The land starts from the heights of the start grid.</source>
        <translation>Das Land beginnt mit den Höhen des Startgitters.</translation>
    </message>
    <message>
        <source>With wrapped edges the land starts from corners of one height.</source>
        <translation>Mit umlaufenden Rändern beginnt das Land mit Ecken gleicher Höhe.</translation>
    </message>
    <message>
        <source>The terrain lies inside a wider land, so that its border is like its middle. With a start grid the same as free.</source>
        <translation>Das Gelände liegt in einem weiteren Land, sodass sein Rand wie seine Mitte ist. Mit einem Startgitter wie frei.</translation>
    </message>
    <message>
        <source>Start grid</source>
        <translation>Startgitter</translation>
    </message>
    <message>
        <source>Heights in rows from north to south that the land keeps and fills with detail: a rough plan of it. The amplitude is that within one of its cells.</source>
        <translation>Höhen in Zeilen von Nord nach Süd, die das Land behält und mit Einzelheiten füllt: ein grober Plan. Die Amplitude gilt innerhalb einer seiner Zellen.</translation>
    </message>
    <message>
        <source>There are %1 pins, fixed points and heights of the start grid: at most %2 can be held at once.</source>
        <translation>Es gibt %1 Pins, Festpunkte und Höhen des Startgitters: höchstens %2 können zugleich gehalten werden.</translation>
    </message>
    <message>
        <source>The start grid has a height of %1 m: allowed are heights from −%2 to %2 m.</source>
        <translation>Das Startgitter hat eine Höhe von %1 m: erlaubt sind Höhen von −%2 bis %2 m.</translation>
    </message>
    <message>
        <source>The terrain ends within its start grid: choose a size of %1 to have the whole grid of %2.</source>
        <translation>Das Gelände endet innerhalb seines Startgitters: die Größe %1 wählen, um das ganze Gitter von %2 zu haben.</translation>
    </message>
    <message>
        <source>Another seed gives other detail of the same character. A number or any word.</source>
        <translation>Ein anderer Startwert gibt andere Einzelheiten derselben Art. Eine Zahl oder irgendein Wort.</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>How much neighbouring imported samples differ (root mean square). Higher: rougher ground between them.</source>
        <translation>Wie sehr sich benachbarte importierte Stützpunkte unterscheiden (quadratisches Mittel). Höher: rauerer Grund zwischen ihnen.</translation>
    </message>
    <message>
        <source>Lower: rougher at small scale. Refining takes that of the imported ground itself.</source>
        <translation>Niedriger: im Kleinen rauer. Beim Verfeinern wird die des importierten Grundes selbst genommen.</translation>
    </message>
    <message>
        <source>Detail by slope</source>
        <translation>Einzelheiten nach Neigung</translation>
    </message>
    <message>
        <source>At 100 % flat ground gets no detail and the steepest the most; at 0 % all ground gets the same.</source>
        <translation>Bei 100 % bekommt flacher Grund keine Einzelheiten und der steilste die meisten; bei 0 % bekommt aller Grund dieselben.</translation>
    </message>
    <message>
        <source>The imported heights, %1, cannot be refined to a size of %2: choose %3.</source>
        <translation>Die importierten Höhen, %1, können nicht auf eine Größe von %2 verfeinert werden: %3 wählen.</translation>
    </message>
    <message>
        <source>Refined heights</source>
        <translation>Verfeinerte Höhen</translation>
    </message>
    <message>
        <source>Imported ground with 2 to 64 times as many samples: those of the file are kept, and fractal detail lies between them.</source>
        <translation>Importierter Grund mit 2- bis 64-mal so vielen Stützpunkten je Richtung: die der Datei bleiben, und dazwischen liegen fraktale Einzelheiten.</translation>
    </message>
    <message>
        <source>Ground with missing samples cannot be refined, and %1 are missing: fill the holes when importing.</source>
        <translation>Grund mit fehlenden Stützpunkten kann nicht verfeinert werden, und %1 fehlen: die Löcher beim Import füllen.</translation>
    </message>
    <message>
        <source>Octaves</source>
        <translation>Oktaven</translation>
    </message>
    <message>
        <source>How many sizes of ridges lie on each other, each half as large as the one before. Higher: finer ridges.</source>
        <translation>Wie viele Größen von Graten übereinander liegen, jede halb so groß wie die vorige. Höher: feinere Grate.</translation>
    </message>
    <message>
        <source>Amplitude of low land</source>
        <translation>Amplitude tiefer Lagen</translation>
    </message>
    <message>
        <source>The part of the amplitude that land at the low height or below gets. Lower: smooth valleys under rough summits.</source>
        <translation>Welchen Teil der Amplitude Land auf der tiefen Höhe oder darunter bekommt. Niedriger: glatte Täler unter rauen Gipfeln.</translation>
    </message>
    <message>
        <source>Amplitude of high land</source>
        <translation>Amplitude hoher Lagen</translation>
    </message>
    <message>
        <source>The part of the amplitude that land at the high height or above gets. Lower: smooth tops over rough slopes.</source>
        <translation>Welchen Teil der Amplitude Land auf der hohen Höhe oder darüber bekommt. Niedriger: glatte Kuppen über rauen Hängen.</translation>
    </message>
    <message>
        <source>Low height</source>
        <translation>Tiefe Höhe</translation>
    </message>
    <message>
        <source>Land at this height or below is low.</source>
        <translation>Land auf dieser Höhe oder darunter ist tief.</translation>
    </message>
    <message>
        <source>High height</source>
        <translation>Hohe Höhe</translation>
    </message>
    <message>
        <source>Land at this height or above is high; between the two the amplitude changes little by little.</source>
        <translation>Land auf dieser Höhe oder darüber ist hoch; zwischen beiden ändert sich die Amplitude allmählich.</translation>
    </message>
    <message>
        <source>Amplitude mask</source>
        <translation>Amplitudenmaske</translation>
    </message>
    <message>
        <source>Percent of the amplitude from place to place, in rows from north to south that are stretched over the terrain: where the land is to be smooth, 0, and where rough, 100 or more.</source>
        <translation>Prozent der Amplitude von Ort zu Ort, in Zeilen von Nord nach Süd, die über das Gelände gespannt werden: 0, wo das Land glatt sein soll, und 100 oder mehr, wo rau.</translation>
    </message>
    <message>
        <source>This form falls off by smoothness H.</source>
        <translation>Diese Form fällt nach der Glätte H ab.</translation>
    </message>
    <message>
        <source>This form starts from random heights beyond the terrain.</source>
        <translation>Diese Form beginnt mit zufälligen Höhen jenseits des Geländes.</translation>
    </message>
    <message>
        <source>Only for ridged and billowed land.</source>
        <translation>Nur für gratiges und gewölbtes Land.</translation>
    </message>
    <message>
        <source>Low and high land have the whole amplitude.</source>
        <translation>Tiefes und hohes Land haben die ganze Amplitude.</translation>
    </message>
    <message>
        <source>Ridged</source>
        <translation>Gratig</translation>
    </message>
    <message>
        <source>Hills of several sizes, each folded to sharp crests: mountain ridges.</source>
        <translation>Hügel mehrerer Größen, jeder zu scharfen Kämmen gefaltet: Bergrücken.</translation>
    </message>
    <message>
        <source>Billowed</source>
        <translation>Gewölbt</translation>
    </message>
    <message>
        <source>Hills of several sizes, each folded to sharp furrows: rounded tops, as of dunes and clouds.</source>
        <translation>Hügel mehrerer Größen, jeder zu scharfen Furchen gefaltet: runde Kuppen wie von Dünen und Wolken.</translation>
    </message>
    <message>
        <source>The amplitude mask has %1 %: allowed are 0 to %2 %.</source>
        <translation>Die Amplitudenmaske enthält %1 %: erlaubt sind 0 bis %2 %.</translation>
    </message>
    <message>
        <source>This form takes a smoothness H up to %1, not %2: choose a lower one or another form.</source>
        <translation>Diese Form nimmt eine Glätte H bis %1, nicht %2: eine niedrigere oder eine andere Form wählen.</translation>
    </message>
    <message>
        <source>Amplitude by level</source>
        <translation>Amplitude je Stufe</translation>
    </message>
    <message>
        <source>What each level&apos;s amplitude is multiplied with, the large forms on the left and the finest on the right; octaves of ridged land likewise. Lower on the right: smooth slopes; a hump: land full of forms of that size.</source>
        <translation>Womit die Amplitude jeder Stufe multipliziert wird, die großen Formen links und die feinsten rechts; ebenso die Oktaven von gratigem Land. Rechts niedriger: glatte Hänge; ein Buckel: Land voller Formen dieser Größe.</translation>
    </message>
    <message>
        <source>Rough and smooth land</source>
        <translation>Raues und glattes Land</translation>
    </message>
    <message>
        <source>Given heights</source>
        <translation>Vorgegebene Höhen</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
</context>
<context>
    <name>parameters</name>
    <message>
        <source>The sum is longer than %1 characters: shorten it.</source>
        <translation>Die Rechnung ist länger als %1 Zeichen: kürzen.</translation>
    </message>
    <message>
        <source>&apos;%2&apos;, character %1: &apos;%3&apos; does not belong here.</source>
        <translation>„%2“, Zeichen %1: „%3“ gehört nicht hierher.</translation>
    </message>
    <message>
        <source>&apos;%2&apos;, character %1: the result is not a finite number.</source>
        <translation>„%2“, Zeichen %1: das Ergebnis ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>&apos;%2&apos;, character %1: nested too deeply.</source>
        <translation>„%2“, Zeichen %1: zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>&apos;%2&apos;: the parenthesis at character %1 is never closed.</source>
        <translation>„%2“: die Klammer bei Zeichen %1 wird nie geschlossen.</translation>
    </message>
    <message>
        <source>&apos;%2&apos;, character %1: a number is missing here.</source>
        <translation>„%2“, Zeichen %1: hier fehlt eine Zahl.</translation>
    </message>
    <message>
        <source>&apos;%2&apos;, character %1: &apos;%3&apos; is not a number.</source>
        <translation>„%2“, Zeichen %1: „%3“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>&apos;%2&apos;, character %1: there is no value named &apos;%3&apos; here.</source>
        <translation>„%2“, Zeichen %1: einen Wert namens „%3“ gibt es hier nicht.</translation>
    </message>
    <message>
        <source>There is no parameter &apos;%1&apos; here; &apos;moraine steps&apos; lists them.</source>
        <translation>Einen Parameter „%1“ gibt es hier nicht; „moraine steps“ zählt sie auf.</translation>
    </message>
    <message>
        <source>%1 = %2: this parameter takes another kind of value.</source>
        <translation>%1 = %2: dieser Parameter nimmt eine andere Art von Wert.</translation>
    </message>
    <message>
        <source>%1 = %2: allowed are numbers from %3 to %4.</source>
        <translation>%1 = %2: erlaubt sind Zahlen von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 = %2: allowed are whole numbers.</source>
        <translation>%1 = %2: erlaubt sind ganze Zahlen.</translation>
    </message>
    <message>
        <source>%1: the point %2 needs x and y from 0 to 1 and a finite height.</source>
        <translation>%1: der Punkt %2 braucht x und y von 0 bis 1 und eine endliche Höhe.</translation>
    </message>
    <message>
        <source>%1 = %2: allowed are %3.</source>
        <translation>%1 = %2: erlaubt sind %3.</translation>
    </message>
    <message>
        <source>%1 = %2: allowed are true and false.</source>
        <translation>%1 = %2: erlaubt sind true und false.</translation>
    </message>
    <message>
        <source>%1 = %2: this is not a number.</source>
        <translation>%1 = %2: das ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 = %2: heights come from an imported file, not from a text.</source>
        <translation>%1 = %2: Höhen kommen aus einer importierten Datei, nicht aus einem Text.</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is not a point; write x,y,height and ; between points, or [[x,y,height],…].</source>
        <translation>%1: „%2“ ist kein Punkt; x,y,Höhe schreiben und ; zwischen Punkte, oder [[x,y,Höhe],…].</translation>
    </message>
    <message>
        <source>%1: at most %3 columns and rows of heights can be given.</source>
        <translation>%1: höchstens %3 Spalten und Zeilen von Höhen können gegeben werden.</translation>
    </message>
    <message>
        <source>%1: row %3 has not as many heights as the first one, %4.</source>
        <translation>%1: Zeile %3 hat nicht so viele Höhen wie die erste, %4.</translation>
    </message>
    <message>
        <source>%1: at least two rows of two heights are needed.</source>
        <translation>%1: mindestens zwei Zeilen mit zwei Höhen sind nötig.</translation>
    </message>
    <message>
        <source>%1: %2 is not a finite height.</source>
        <translation>%1: %2 ist keine endliche Höhe.</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is not a curve; write x,y and ; between points, or [[x,y],[x,y]].</source>
        <translation>%1: „%2“ ist keine Kurve; schreib x,y und ; zwischen Punkte, oder [[x,y],[x,y]].</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is not a row of heights; write h,h,h and ; between rows, or [[h,h],[h,h]].</source>
        <translation>%1: „%2“ ist keine Zeile von Höhen; h,h,h schreiben und ; zwischen Zeilen, oder [[h,h],[h,h]].</translation>
    </message>
    <message>
        <source>%1: a curve has 2 to %3 points, but the number given is %2.</source>
        <translation>%1: Eine Kurve hat 2 bis %3 Punkte, gegeben sind %2.</translation>
    </message>
    <message>
        <source>%1: the point %2 needs x from %3 to %4 and y from %5 to %6.</source>
        <translation>%1: Der Punkt %2 braucht x von %3 bis %4 und y von %5 bis %6.</translation>
    </message>
    <message>
        <source>%1: the point %2 has to lie further right than the one before it, by %3 at least.</source>
        <translation>%1: Der Punkt %2 muss rechts von dem vor ihm liegen, um mindestens %3.</translation>
    </message>
</context>
<context>
    <name>project</name>
    <message>
        <source>%1 does not exist: check the name.</source>
        <translation>%1 gibt es nicht: den Namen prüfen.</translation>
    </message>
    <message>
        <source>%1 is not a Moraine project.</source>
        <translation>%1 ist kein Moraine-Projekt.</translation>
    </message>
    <message>
        <source>%1 may not be read: check its permissions.</source>
        <translation>%1 darf nicht gelesen werden: die Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>%1 has project version %2; this program reads up to version %3: use a newer Moraine.</source>
        <translation>%1 hat die Projektversion %2; dieses Programm liest bis Version %3: ein neueres Moraine benutzen.</translation>
    </message>
    <message>
        <source>A recipe of this project is longer than %1 of text: use fewer fixed points.</source>
        <translation>Ein Rezept dieses Projekts ist länger als %1 Text: weniger Festpunkte benutzen.</translation>
    </message>
    <message>
        <source>%1 could not be written (%2): make room or choose another disk; what was there before is untouched.</source>
        <translation>%1 konnte nicht geschrieben werden (%2): Platz schaffen oder einen anderen Datenträger wählen; was vorher da war, ist unverändert.</translation>
    </message>
    <message>
        <source>%1 could not be written (%2): make room or choose another disk.</source>
        <translation>%1 konnte nicht geschrieben werden (%2): Platz schaffen oder einen anderen Datenträger wählen.</translation>
    </message>
    <message>
        <source>%1 could not be written: what was written is not what is read again; choose another disk.</source>
        <translation>%1 konnte nicht geschrieben werden: Was geschrieben wurde, liest sich anders; einen anderen Datenträger wählen.</translation>
    </message>
    <message>
        <source>%1 was saved by Moraine %2 and has a part, %3, without which it is not the same; this is Moraine %4: use a newer one.</source>
        <translation>%1 wurde mit Moraine %2 gespeichert und hat einen Teil, %3, ohne den es nicht dasselbe ist; dies ist Moraine %4: ein neueres verwenden.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete: open an earlier copy of it.</source>
        <translation>%1 ist beschädigt oder unvollständig: Eine frühere Kopie davon öffnen.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete: open the version before it, %2 beside it.</source>
        <translation>%1 ist beschädigt oder unvollständig: Die vorige Fassung öffnen, %2 daneben.</translation>
    </message>
    <message>
        <source>There is not enough memory to pack the heights: close other programs.</source>
        <translation>Der Speicher reicht nicht, um die Höhen zu packen: andere Programme schließen.</translation>
    </message>
</context>
<context>
    <name>recipe</name>
    <message>
        <source>Step &apos;%1&apos; (%2) needs the whole terrain, so no window can be made alone: leave the window out or switch the step off.</source>
        <translation>Schritt „%1“ (%2) braucht das ganze Gelände, ein Fenster allein geht nicht: das Fenster weglassen oder den Schritt ausschalten.</translation>
    </message>
    <message>
        <source>There is not enough memory to compute %1 × %2 samples: choose a smaller size.</source>
        <translation>Der Speicher reicht nicht, um %1 × %2 Stützpunkte zu berechnen: eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>%1: an object in braces is expected.</source>
        <translation>%1: ein Objekt in geschweiften Klammern wird erwartet.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>%1: a number is expected.</source>
        <translation>%1: eine Zahl wird erwartet.</translation>
    </message>
    <message>
        <source>%1: a whole number is expected, not %2.</source>
        <translation>%1: eine ganze Zahl wird erwartet, nicht %2.</translation>
    </message>
    <message>
        <source>%1: true or false is expected.</source>
        <translation>%1: true oder false wird erwartet.</translation>
    </message>
    <message>
        <source>%1: a text in quotes is expected.</source>
        <translation>%1: ein Text in Anführungszeichen wird erwartet.</translation>
    </message>
    <message>
        <source>%1: a list in brackets is expected.</source>
        <translation>%1: eine Liste in eckigen Klammern wird erwartet.</translation>
    </message>
    <message>
        <source>%1: a list of %2 is expected.</source>
        <translation>%1: eine Liste von %2 wird erwartet.</translation>
    </message>
    <message>
        <source>An object has the member &apos;%1&apos; twice: leave one of the two out.</source>
        <translation>Ein Objekt hat das Element „%1“ zweimal: eines der beiden weglassen.</translation>
    </message>
    <message>
        <source>The text is longer than %1, so it is no recipe.</source>
        <translation>Der Text ist länger als %1 und damit kein Rezept.</translation>
    </message>
    <message>
        <source>The JSON is nested more than %1 deep, so it is no recipe.</source>
        <translation>Das JSON ist tiefer als %1 verschachtelt und damit kein Rezept.</translation>
    </message>
    <message>
        <source>The JSON holds a number that is too large.</source>
        <translation>Das JSON enthält eine zu große Zahl.</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>A mountainous coast with islands before it, ten kilometres wide: true fractal ground, so any seed gives a land as natural.</source>
        <translation>Eine gebirgige Küste mit Inseln davor, zehn Kilometer breit: echt fraktaler Grund, sodass jeder Startwert ein ebenso natürliches Land ergibt.</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Berge</translation>
    </message>
    <message>
        <source>High massifs around a valley with a lake, ten kilometres wide.</source>
        <translation>Hohe Massive um ein Tal mit einem See, zehn Kilometer breit.</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Rolling country with small lakes, five kilometres wide.</source>
        <translation>Welliges Land mit kleinen Seen, fünf Kilometer breit.</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Islands with steep coasts in a sea at 0 m, ten kilometres wide.</source>
        <translation>Inseln mit steilen Küsten in einem Meer bei 0 m, zehn Kilometer breit.</translation>
    </message>
    <message>
        <source>The preset &apos;%1&apos; has no control &apos;%2&apos;.</source>
        <translation>Die Vorlage „%1“ hat keinen Regler „%2“.</translation>
    </message>
    <message>
        <source>A step has no id.</source>
        <translation>Ein Schritt hat keine Kennung.</translation>
    </message>
    <message>
        <source>Step &apos;%1&apos;: there is no kind &apos;%2&apos;; &apos;moraine steps&apos; lists them.</source>
        <translation>Schritt „%1“: eine Art „%2“ gibt es nicht; „moraine steps“ zählt sie auf.</translation>
    </message>
    <message>
        <source>Step &apos;%1&apos;: there is no algorithm %2 of its kind; the newest one here is %3.</source>
        <translation>Schritt „%1“: einen Algorithmus %2 dieser Art gibt es nicht; der neueste hier ist %3.</translation>
    </message>
    <message>
        <source>Step &apos;%1&apos;: the strength is a number from 0 to 1, not %2.</source>
        <translation>Schritt „%1“: die Stärke ist eine Zahl von 0 bis 1, nicht %2.</translation>
    </message>
    <message>
        <source>Step &apos;%1&apos;: its parameters belong to another kind of step.</source>
        <translation>Schritt „%1“: seine Parameter gehören zu einer anderen Art von Schritt.</translation>
    </message>
    <message>
        <source>Step &apos;%1&apos; stands first, but it does not make ground: put a step that does before it.</source>
        <translation>Schritt „%1“ steht vorn, erzeugt aber keinen Boden: einen Schritt davorsetzen, der das tut.</translation>
    </message>
    <message>
        <source>Step &apos;%1&apos; makes ground, so it can only be the first step.</source>
        <translation>Schritt „%1“ erzeugt Boden und kann nur der erste Schritt sein.</translation>
    </message>
    <message>
        <source>Two steps have the id &apos;%1&apos;: rename one of them.</source>
        <translation>Zwei Schritte haben die Kennung „%1“: einen umbenennen.</translation>
    </message>
    <message>
        <source>The sea level %1 is not a height in metres.</source>
        <translation>Der Meeresspiegel %1 ist keine Höhe in Metern.</translation>
    </message>
    <message>
        <source>The recipe has no step: the first one makes the ground.</source>
        <translation>Das Rezept hat keinen Schritt: der erste erzeugt den Boden.</translation>
    </message>
    <message>
        <source>This is no Moraine recipe: it has no member &apos;%1&apos;.</source>
        <translation>Das ist kein Moraine-Rezept: ihm fehlt „%1“.</translation>
    </message>
    <message>
        <source>The recipe has format version %1; this program reads up to version %2: use a newer Moraine.</source>
        <translation>Das Rezept hat die Formatversion %1; dieses Programm liest bis Version %2: ein neueres Moraine benutzen.</translation>
    </message>
    <message>
        <source>%1: there is no format version %2.</source>
        <translation>%1: eine Formatversion %2 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is longer than %2.</source>
        <translation>%1 ist länger als %2.</translation>
    </message>
    <message>
        <source>%1 = %2: a terrain has 2 to %3 samples a side.</source>
        <translation>%1 = %2: ein Gelände hat 2 bis %3 Stützpunkte je Seite.</translation>
    </message>
    <message>
        <source>%1: a recipe has at most %2 steps.</source>
        <translation>%1: ein Rezept hat höchstens %2 Schritte.</translation>
    </message>
    <message>
        <source>%1: this program has no kind of step &apos;%2&apos;.</source>
        <translation>%1: dieses Programm kennt keine Schrittart „%2“.</translation>
    </message>
    <message>
        <source>%1: the step needs algorithm %2 of &apos;%3&apos;; this program has up to %4: use a newer Moraine.</source>
        <translation>%1: der Schritt braucht Algorithmus %2 von „%3“; dieses Programm hat bis %4: ein neueres Moraine benutzen.</translation>
    </message>
    <message>
        <source>%1: there is no algorithm %2.</source>
        <translation>%1: einen Algorithmus %2 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1: the step has no such parameter.</source>
        <translation>%1: der Schritt hat keinen solchen Parameter.</translation>
    </message>
    <message>
        <source>%1: a recipe text cannot hold heights; such a terrain is kept in a project (.moraine).</source>
        <translation>%1: ein Rezepttext kann keine Höhen enthalten; ein solches Gelände wird in einem Projekt (.moraine) gespeichert.</translation>
    </message>
    <message>
        <source>%1: the heights %2 are missing.</source>
        <translation>%1: die Höhen %2 fehlen.</translation>
    </message>
    <message>
        <source>Roughness coefficient</source>
        <translation>Rauheitskoeffizient</translation>
    </message>
    <message>
        <source>Below 1 every finer level is rougher than the one before it, above 1 smoother.</source>
        <translation>Unter 1 ist jede feinere Stufe rauer als die vorige, über 1 glatter.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>The first offset is bounded by the roughness coefficient to this power; unless set, it is the number of levels of the size.</source>
        <translation>Der erste Versatz ist durch den Rauheitskoeffizienten hoch dieser Zahl begrenzt; ohne Angabe ist es die Zahl der Stufen der Größe.</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>Rauheit</translation>
    </message>
    <message>
        <source>The bound of the first offset as a part of the terrain&apos;s side.</source>
        <translation>Die Grenze des ersten Versatzes als Teil der Geländeseite.</translation>
    </message>
    <message>
        <source>Swelling ground</source>
        <translation>Wölbung</translation>
    </message>
    <message>
        <source>Offsets are never negative, so the ground swells up between four low corners, as in a flight demo for the browser.</source>
        <translation>Der Versatz ist nie negativ, so wölbt sich der Boden zwischen vier niedrigen Ecken auf, wie in einer Flugvorführung für den Browser.</translation>
    </message>
    <message>
        <source>Roughness study</source>
        <translation>Rauheitsstudie</translation>
    </message>
    <message>
        <source>A small surface whose roughness coefficient says whether it gets rougher or smoother with every level.</source>
        <translation>Eine kleine Fläche, deren Rauheitskoeffizient sagt, ob sie mit jeder Stufe rauer oder glatter wird.</translation>
    </message>
    <message>
        <source>Water cube</source>
        <translation>Wasserwürfel</translation>
    </message>
    <message>
        <source>The terrain fills a cube: heights are as wide as its side, with water at three tenths of it.</source>
        <translation>Das Gelände füllt einen Würfel: die Höhen reichen so weit wie seine Seite, mit Wasser bei drei Zehnteln davon.</translation>
    </message>
    <message>
        <source>Seeded surface</source>
        <translation>Zufallsfläche</translation>
    </message>
    <message>
        <source>The coarse surface of a course in graphics: corners from the seed, halved offsets, good for looking at the triangles.</source>
        <translation>Die grobe Fläche eines Grafikkurses: Ecken aus dem Startwert, halbierte Versätze, gut zum Betrachten der Dreiecke.</translation>
    </message>
    <message>
        <source>Repeating tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Opposite edges are equal, so copies of it fit side by side without a seam.</source>
        <translation>Gegenüberliegende Ränder sind gleich, so passen Kopien ohne Naht nebeneinander.</translation>
    </message>
    <message>
        <source>%1: there is no such member; correct its name or leave it out.</source>
        <translation>%1: so etwas gibt es hier nicht; den Namen berichtigen oder es weglassen.</translation>
    </message>
    <message>
        <source>The strength %1 of the step &apos;%2&apos; has no effect: that step makes the ground, there is nothing to mix it with.</source>
        <translation>Die Stärke %1 des Schritts „%2“ wirkt nicht: dieser Schritt macht den Boden, es gibt nichts, womit er zu mischen wäre.</translation>
    </message>
    <message>
        <source>The step &apos;%1&apos; was made with algorithm %2 of &apos;%3&apos;; this program may make other heights of it, with algorithm %4.</source>
        <translation>Der Schritt „%1“ wurde mit dem Verfahren %2 von „%3“ gemacht; dieses Programm macht daraus vielleicht andere Höhen, mit dem Verfahren %4.</translation>
    </message>
    <message>
        <source>Line %1 is not valid JSON: the text ends before it is complete.</source>
        <translation>Zeile %1 ist kein gültiges JSON: Der Text endet, bevor er vollständig ist.</translation>
    </message>
    <message>
        <source>Line %1 is not valid JSON: &apos;%2&apos; is not what can stand there.</source>
        <translation>Zeile %1 ist kein gültiges JSON: „%2“ kann dort nicht stehen.</translation>
    </message>
    <message>
        <source>Line %1: colours as CMYK are not read; give them as RGB or HSV.</source>
        <translation>Zeile %1: Farben als CMYK werden nicht gelesen; gib sie als RGB oder HSV an.</translation>
    </message>
    <message>
        <source>Line %1: the second value lies below the first.</source>
        <translation>Zeile %1: Der zweite Wert liegt unter dem ersten.</translation>
    </message>
    <message>
        <source>Line %1: its first value lies below the end of the line before.</source>
        <translation>Zeile %1: Ihr erster Wert liegt unter dem Ende der Zeile davor.</translation>
    </message>
    <message>
        <source>Line %1: a colour table has at most %2 colours.</source>
        <translation>Zeile %1: Eine Farbtabelle hat höchstens %2 Farben.</translation>
    </message>
    <message>
        <source>Line %1: &apos;%2&apos; is more than a line of a colour table has.</source>
        <translation>Zeile %1: „%2“ ist mehr, als eine Zeile einer Farbtabelle hat.</translation>
    </message>
    <message>
        <source>Line %1 is too short: it needs two values, each with its colour.</source>
        <translation>Zeile %1 ist zu kurz: Sie braucht zwei Werte, jeden mit seiner Farbe.</translation>
    </message>
    <message>
        <source>Line %1: &apos;%2&apos; is no value that a colour can stand for.</source>
        <translation>Zeile %1: „%2“ ist kein Wert, für den eine Farbe stehen kann.</translation>
    </message>
    <message>
        <source>Line %1: &apos;%2&apos; is no colour that is known here; give red, green and blue from 0 to 255.</source>
        <translation>Zeile %1: „%2“ ist keine Farbe, die hier bekannt ist; gib Rot, Grün und Blau von 0 bis 255 an.</translation>
    </message>
    <message>
        <source>This is no colour table: none of its lines has the form &apos;value red green blue value red green blue&apos;.</source>
        <translation>Das ist keine Farbtabelle: Keine ihrer Zeilen hat die Form „Wert Rot Grün Blau Wert Rot Grün Blau“.</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Diese Datei lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>A colour table has at most %1.</source>
        <translation>Eine Farbtabelle hat höchstens %1.</translation>
    </message>
    <message>
        <source>%1: its member &quot;%2&quot; is no number; every stop needs one, as the first stop has.</source>
        <translation>%1: „%2“ ist keine Zahl; jede Stufe braucht eine, wie die erste sie hat.</translation>
    </message>
    <message>
        <source>%1: its member &quot;colour&quot; is neither &quot;#rrggbb&quot; nor three numbers from 0 to 255.</source>
        <translation>%1: „colour“ ist weder „#rrggbb“ noch drei Zahlen von 0 bis 255.</translation>
    </message>
    <message>
        <source>%1: its member &quot;%2&quot; lies below that of the stop before.</source>
        <translation>%1: „%2“ liegt unter dem der Stufe davor.</translation>
    </message>
    <message>
        <source>A colour ramp needs a list &quot;stops&quot; with two stops or more.</source>
        <translation>Ein Farbverlauf braucht eine Liste „stops“ mit mindestens zwei Stufen.</translation>
    </message>
    <message>
        <source>&quot;stops&quot; has more than %1 stops.</source>
        <translation>„stops“ hat mehr als %1 Stufen.</translation>
    </message>
    <message>
        <source>A &quot;position&quot; lies beyond 0 … 1; for metres call it &quot;height&quot;.</source>
        <translation>Eine „position“ liegt außerhalb von 0 … 1; für Meter heißt sie „height“.</translation>
    </message>
    <message>
        <source>A colour ramp needs colours at two different values.</source>
        <translation>Ein Farbverlauf braucht Farben an zwei verschiedenen Werten.</translation>
    </message>
    <message>
        <source>%1: every row needs as many heights as the first one, and there are at most %2 rows and columns.</source>
        <translation>%1: jede Zeile braucht so viele Höhen wie die erste, und es gibt höchstens %2 Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>Only imported heights can be refined: import a heightmap first.</source>
        <translation>Nur importierte Höhen können verfeinert werden: zuerst eine Höhenkarte importieren.</translation>
    </message>
    <message>
        <source>Refined so far the terrain would have a size of %1 × %2: at most %3 a side are possible.</source>
        <translation>So weit verfeinert hätte das Gelände eine Größe von %1 × %2: höchstens %3 je Seite sind möglich.</translation>
    </message>
    <message>
        <source>This preset was made by a newer version of Moraine.</source>
        <translation>Diese Vorlage stammt von einer neueren Version von Moraine.</translation>
    </message>
    <message>
        <source>A preset needs a name of one line with at most %1 letters.</source>
        <translation>Eine Vorlage braucht einen Namen von einer Zeile mit höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Imported heights cannot be in a preset: save this terrain as a project (.moraine).</source>
        <translation>Importierte Höhen passen in keine Vorlage: dieses Gelände als Projekt (.moraine) speichern.</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Vulkan</translation>
    </message>
    <message>
        <source>A cone with a crater and gullies, ten kilometres wide. Its start grid is the plan; another seed changes only the detail.</source>
        <translation>Ein Kegel mit Krater und Rinnen, zehn Kilometer breit. Sein Startgitter ist der Plan; ein anderer Startwert ändert nur die Einzelheiten.</translation>
    </message>
    <message>
        <source>Archipelago</source>
        <translation>Archipel</translation>
    </message>
    <message>
        <source>Islands of all sizes in a shallow sea, ten kilometres wide. The start grid says roughly where they lie, the seed what they look like.</source>
        <translation>Inseln aller Größen in flacher See, zehn Kilometer breit. Das Startgitter sagt ungefähr, wo sie liegen, der Startwert, wie sie aussehen.</translation>
    </message>
    <message>
        <source>Canyon land</source>
        <translation>Canyonland</translation>
    </message>
    <message>
        <source>Table mountains of layered red rock over wide valleys, ten kilometres wide: ridged land upside down, cut off and terraced.</source>
        <translation>Tafelberge aus geschichtetem rotem Fels über weiten Tälern, zehn Kilometer breit: umgekehrtes Kammland, gekappt und gestuft.</translation>
    </message>
    <message>
        <source>Badlands</source>
        <translation>Badlands</translation>
    </message>
    <message>
        <source>Bare hills of banded clay with sharp crests, two kilometres wide.</source>
        <translation>Kahle Hügel aus gebändertem Ton mit scharfen Kämmen, zwei Kilometer breit.</translation>
    </message>
    <message>
        <source>Dunes</source>
        <translation>Dünen</translation>
    </message>
    <message>
        <source>Rows of sand dunes across a west wind, two and a half kilometres wide. Its start grid is the plan; another seed changes only the detail.</source>
        <translation>Reihen von Sanddünen quer zum Westwind, zweieinhalb Kilometer breit. Ihr Startgitter ist der Plan; ein anderer Startwert ändert nur die Einzelheiten.</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Craters of all sizes in grey dust, ten kilometres wide. Its start grid is the plan; another seed changes only the detail.</source>
        <translation>Krater aller Größen in grauem Staub, zehn Kilometer breit. Ihr Startgitter ist der Plan; ein anderer Startwert ändert nur die Einzelheiten.</translation>
    </message>
    <message>
        <source>A sheet has from 1 to %1 values, not %2.</source>
        <translation>Eine Bildreihe hat 1 bis %1 Werte, nicht %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no range of values: write the first and the last one and how many, as in 0.2..1.8:5.</source>
        <translation>„%1“ ist kein Bereich von Werten: den ersten, den letzten und ihre Anzahl schreiben, wie 0.2..1.8:5.</translation>
    </message>
    <message>
        <source>Write values with commas between them, as in 0.2, 0.4, 0.6, or a range, as in 0.2..1.8:5.</source>
        <translation>Trenne Werte durch Kommas mit Leerzeichen oder Semikolons, wie 1; 2; 3, oder schreibe einen Bereich, wie 1..9:5.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>%1 holds a preset of another name: import it to have it in the list.</source>
        <translation>%1 enthält eine Vorlage anderen Namens: sie importieren, um sie in der Liste zu haben.</translation>
    </message>
    <message>
        <source>There is no own preset &apos;%1&apos;.</source>
        <translation>Es gibt keine eigene Vorlage „%1“.</translation>
    </message>
    <message>
        <source>%1 cannot be removed: check the permissions of its folder.</source>
        <translation>%1 lässt sich nicht entfernen: die Rechte seines Ordners prüfen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: check its name and permissions.</source>
        <translation>%1 lässt sich nicht lesen: Namen und Rechte prüfen.</translation>
    </message>
    <message>
        <source>%1 is larger than any preset (16 MiB).</source>
        <translation>%1 ist größer als jede Vorlage (16 MiB).</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>Lowest height</source>
        <translation>Tiefste Höhe</translation>
    </message>
    <message>
        <source>Highest height</source>
        <translation>Höchste Höhe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Scale in the slicer (%)</source>
        <translation>Maßstab im Slicer (%)</translation>
    </message>
    <message>
        <source>Scale of the land, 1 to</source>
        <translation>Maßstab des Landes, 1 zu</translation>
    </message>
    <message>
        <source>Heights times</source>
        <translation>Höhen mal</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Sockel</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Größter Fehler</translation>
    </message>
    <message>
        <source>Width (x)</source>
        <translation>Breite (x)</translation>
    </message>
    <message>
        <source>Depth (-z)</source>
        <translation>Tiefe (-z)</translation>
    </message>
    <message>
        <source>Height of 0</source>
        <translation>Höhe von 0</translation>
    </message>
    <message>
        <source>Sea level Z</source>
        <translation>Meeresspiegel Z</translation>
    </message>
    <message>
        <source>Bottom of the box</source>
        <translation>Boden der Box</translation>
    </message>
    <message>
        <source>Plane X</source>
        <translation>Ebene X</translation>
    </message>
    <message>
        <source>Plane Y</source>
        <translation>Ebene Y</translation>
    </message>
    <message>
        <source>Height of black</source>
        <translation>Höhe von Schwarz</translation>
    </message>
    <message>
        <source>Step between colours</source>
        <translation>Schritt zwischen Farben</translation>
    </message>
    <message>
        <source>Width of the map</source>
        <translation>Breite der Karte</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>Meeresspiegel</translation>
    </message>
    <message>
        <source>Image, lowest value</source>
        <translation>Bild, kleinster Wert</translation>
    </message>
    <message>
        <source>Image, highest value</source>
        <translation>Bild, größter Wert</translation>
    </message>
    <message>
        <source>Minecraft, block of the lowest</source>
        <translation>Minecraft, Block des tiefsten Punktes</translation>
    </message>
    <message>
        <source>Minecraft, block of the highest</source>
        <translation>Minecraft, Block des höchsten Punktes</translation>
    </message>
    <message>
        <source>Studs of a metre</source>
        <translation>Studs je Meter</translation>
    </message>
    <message>
        <source>Points X</source>
        <translation>Punkte X</translation>
    </message>
    <message>
        <source>Points Y</source>
        <translation>Punkte Y</translation>
    </message>
    <message>
        <source>Metres between points</source>
        <translation>Meter zwischen Punkten</translation>
    </message>
    <message>
        <source>Coordinate system</source>
        <translation>Koordinatensystem</translation>
    </message>
    <message>
        <source>Cell size X</source>
        <translation>Zellgröße X</translation>
    </message>
    <message>
        <source>Cell size Y</source>
        <translation>Zellgröße Y</translation>
    </message>
    <message>
        <source>X of the north-west sample</source>
        <translation>X des Stützpunkts im Nordwesten</translation>
    </message>
    <message>
        <source>Y of the north-west sample</source>
        <translation>Y des Stützpunkts im Nordwesten</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
</context>
<context>
    <name>surface</name>
    <message>
        <source>Land and sea</source>
        <translation>Land und Meer</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Blue to brown (safe for colour-blind eyes)</source>
        <translation>Blau bis Braun (auch bei Farbfehlsichtigkeit)</translation>
    </message>
    <message>
        <source>A mesh of %1 × %2 vertices is too large: choose a smaller size.</source>
        <translation>Ein Netz aus %1 × %2 Ecken ist zu groß: eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>There is not enough memory to simplify a mesh of %1 × %2 samples: allow a larger error, or choose a smaller size.</source>
        <translation>Für ein vereinfachtes Netz aus %1 × %2 Stützpunkten reicht der Speicher nicht: einen größeren Fehler erlauben oder eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>There is not enough memory for the body: allow a larger error, or choose a smaller size.</source>
        <translation>Der Speicher reicht nicht für den Körper: einen größeren Fehler erlauben oder eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>The body would not be closed, for 32-bit floats cannot tell its vertices apart: choose a size nearer to that of a hand.</source>
        <translation>Der Körper wäre nicht geschlossen, denn 32-Bit-Gleitkommazahlen können seine Ecken nicht unterscheiden: eine handlichere Größe wählen.</translation>
    </message>
    <message>
        <source>The spacing must be a number of metres greater than 0, not %1.</source>
        <translation>Der Abstand muss eine Zahl von Metern größer als 0 sein, nicht %1.</translation>
    </message>
    <message>
        <source>A spacing of %1 m is too fine for this mesh: choose a larger one.</source>
        <translation>Ein Abstand von %1 m ist für dieses Netz zu fein: Wählen Sie einen größeren.</translation>
    </message>
    <message>
        <source>With a spacing of %1 m the mesh has no two samples a side: choose a smaller one.</source>
        <translation>Mit einem Abstand von %1 m hat das Netz keine zwei Stützpunkte je Seite: Wählen Sie einen kleineren.</translation>
    </message>
    <message>
        <source>A terrain has from 2 to %2 columns, not %1.</source>
        <translation>Ein Gelände hat 2 bis %2 Spalten, nicht %1.</translation>
    </message>
    <message>
        <source>The contour interval must be a number of metres greater than 0, not %1.</source>
        <translation>Die Äquidistanz muss eine Zahl von Metern größer als 0 sein, nicht %1.</translation>
    </message>
    <message>
        <source>An interval of %1 m makes %2 contour levels, more than %3: choose a larger one.</source>
        <translation>Eine Äquidistanz von %1 m ergibt %2 Höhenstufen, mehr als %3: eine größere wählen.</translation>
    </message>
    <message>
        <source>There is not enough memory for so many contour lines: choose a larger interval.</source>
        <translation>Der Speicher reicht nicht für so viele Höhenlinien: eine größere Äquidistanz wählen.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Exposition</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>Krümmung</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Einfarbig</translation>
    </message>
    <message>
        <source>Cividis (safe for colour-blind eyes)</source>
        <translation>Cividis (auch bei Farbfehlsichtigkeit)</translation>
    </message>
    <message>
        <source>Magma (safe for colour-blind eyes)</source>
        <translation>Magma (auch bei Farbfehlsichtigkeit)</translation>
    </message>
    <message>
        <source>By the slope</source>
        <translation>Nach dem Gefälle</translation>
    </message>
    <message>
        <source>Weighted by area</source>
        <translation>Nach Fläche gewichtet</translation>
    </message>
    <message>
        <source>Weighted by angle</source>
        <translation>Nach Winkel gewichtet</translation>
    </message>
    <message>
        <source>Not weighted</source>
        <translation>Ungewichtet</translation>
    </message>
    <message>
        <source>There is not enough memory for the water of %1 × %2 samples: choose a smaller size.</source>
        <translation>Der Speicher reicht nicht für das Wasser von %1 × %2 Stützpunkten: eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>There is not enough memory to measure the levels of detail: choose a smaller size.</source>
        <translation>Der Speicher reicht nicht, um die Detailstufen zu messen: eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <source>There is not enough memory for a histogram of %1 bins: ask for fewer.</source>
        <translation>Der Speicher reicht nicht für ein Histogramm mit %1 Klassen: weniger wählen.</translation>
    </message>
</context>
</TS>

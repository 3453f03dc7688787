// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/contracts.h"
#include "libterrain/core/text.h"

#include <utility>
#include <variant>

namespace terrain {

/// What kind of failure it is; the command line maps each to one exit code.
enum class ErrorCode {
    InvalidRequest, ///< a parameter or a combination that cannot be
    UnusableInput,  ///< a file that cannot be read as what it should be
    CannotWrite,    ///< an output that cannot be written
    NewerVersion,   ///< a file of a newer version of this program
    OverLimit,      ///< more memory or a larger size than there is
    NoOpenGl,       ///< an OpenGL view was asked for and there is none
};

/// A failure: one sentence that says what is wrong, with which file or field, and what to do.
struct Error {
    ErrorCode code = ErrorCode::InvalidRequest;
    Text detail;
    std::string field; ///< id of the parameter or option it belongs to; empty when it belongs to none

    Error() = default;
    Error(ErrorCode c, TextSource s, std::vector<std::string> arguments = {}, std::string f = {})
        : code(c), detail(s, std::move(arguments)), field(std::move(f)) {}
};

/// The outcome of work that was cancelled; not an error.
struct Cancelled {};

/// What a Result holds when it holds no value; converts to a Result of any type.
using Failure = std::variant<Error, Cancelled>;

/// The three outcomes of everything that can fail: a value, an Error, or Cancelled.
/// The library throws nothing across its boundary.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}
    Result(Cancelled cancelled) : m_state(std::in_place_index<2>, cancelled) {}
    Result(const Failure& failure)
        : m_state(std::holds_alternative<Error>(failure)
                      ? State(std::in_place_index<1>, std::get<Error>(failure))
                      : State(std::in_place_index<2>)) {}

    [[nodiscard]] bool isOk() const { return m_state.index() == 0; }
    [[nodiscard]] bool isError() const { return m_state.index() == 1; }
    [[nodiscard]] bool isCancelled() const { return m_state.index() == 2; }
    explicit operator bool() const { return isOk(); }

    /// Precondition: isOk().
    T& value() & {
        MORAINE_EXPECTS(isOk());
        return *std::get_if<0>(&m_state);
    }
    const T& value() const& {
        MORAINE_EXPECTS(isOk());
        return *std::get_if<0>(&m_state);
    }
    T&& value() && {
        MORAINE_EXPECTS(isOk());
        return std::move(*std::get_if<0>(&m_state));
    }

    /// Precondition: isError().
    [[nodiscard]] const Error& error() const {
        MORAINE_EXPECTS(isError());
        return *std::get_if<1>(&m_state);
    }

    /// The error or the cancellation, to be returned on. Precondition: !isOk().
    [[nodiscard]] Failure failure() const { return isError() ? Failure(error()) : Failure(Cancelled{}); }

private:
    using State = std::variant<T, Error, Cancelled>;
    State m_state;
};

/// The value of something that only succeeds or fails.
struct Done {};
using Status = Result<Done>;

} // namespace terrain

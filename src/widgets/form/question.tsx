import { FORM_WORDS } from './text.ts'

/** For people whose browser runs no scripts: a sum in words, in the place of the captcha that it can't work on. */
export function Question({ id, text, ticket }: { id: string; text: string; ticket: string }) {
  return (
    <div className="elementor-field-group elementor-column elementor-col-100 elementor-field-required">
      <label className="elementor-field-label" htmlFor={`question-${id}`}>
        {text}
      </label>
      <input type="hidden" name="captcha_ticket" value={ticket} />
      <input
        id={`question-${id}`}
        name="captcha_answer"
        className="elementor-field elementor-field-textual input"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        placeholder={FORM_WORDS.answer}
      />
    </div>
  )
}

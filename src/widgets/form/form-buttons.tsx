import type { FormProps } from './form-props.ts'
import type { Step } from './steps.ts'
import { FORM_WORDS } from './text.ts'

type Props = Pick<FormProps, 'button' | 'steps'> & {
  list: Step[]
  current: number
  sending: boolean
  onStep: (step: number) => void
}

/** Back, on and send. Without scripts only "send" is there, under all the steps. */
export function FormButtons({ button, steps, list, current, sending, onStep }: Props) {
  const head = list[current]?.head
  const isLast = current === list.length - 1
  return (
    <div className="elementor-field-group elementor-column elementor-col-100 e-form__buttons" data-align={button.align}>
      {current > 0 && (
        <button
          type="button"
          className="elementor-button e-form__buttons__wrapper__button e-form__buttons__wrapper__button-previous button"
          data-look="outline"
          disabled={sending}
          onClick={() => onStep(current - 1)}
        >
          {head?.previousLabel || steps.previous}
        </button>
      )}
      {!isLast && (
        <button
          type="button"
          className="elementor-button e-form__buttons__wrapper__button e-form__buttons__wrapper__button-next button"
          onClick={() => onStep(current + 1)}
        >
          {head?.nextLabel || steps.next}
        </button>
      )}
      <div className={`elementor-field-type-submit elementor-col-${button.width}`} data-state={isLast ? 'active' : 'inactive'}>
        <button type="submit" className="elementor-button button" disabled={sending}>
          <span className="elementor-button-content-wrapper">
            {sending && (
              <span className="elementor-button-text elementor-form-spinner">
                <i className="fa fa-spinner fa-spin" aria-hidden="true" />
                <span className="screen-reader-text">{FORM_WORDS.sending}</span>
              </span>
            )}
            <span className="elementor-button-text">{button.text}</span>
          </span>
        </button>
      </div>
    </div>
  )
}

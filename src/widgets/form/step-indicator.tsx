import { Icon } from '#ui/icon.tsx'
import { indicatorState, progressPercent, type Step } from './steps.ts'
import { FORM_WORDS } from './text.ts'

type Props = { steps: Step[]; current: number; type: string; shape: string }

/** Where in the form the visitor is: numbers, icons or words for each step, or one bar. */
export function StepIndicator({ steps, current, type, shape }: Props) {
  if (steps.length < 2 || type === 'none') return null
  if (type === 'progress_bar') return <ProgressBar steps={steps} current={current} />
  return (
    <ol className={`e-form__indicators e-form__indicators--type-${type}`} aria-label="Etapas" data-shape={shape}>
      {steps.map(({ head }, index) => {
        const state = indicatorState(index, current)
        const label = head?.label || FORM_WORDS.step(index + 1, steps.length)
        return (
          <li
            key={head?.id ?? 'first'}
            className={`e-form__indicators__indicator e-form__indicators__indicator--state-${state}`}
            data-state={state}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            {type.startsWith('number') && <span className="e-form__indicators__indicator__number">{index + 1}</span>}
            {type.startsWith('icon') && (
              <span className="e-form__indicators__indicator__icon">
                <Icon name={head?.icon || 'check'} />
              </span>
            )}
            <span className={`e-form__indicators__indicator__label${type.includes('text') ? '' : ' screen-reader-text'}`}>
              {label}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function ProgressBar({ steps, current }: { steps: Step[]; current: number }) {
  const percent = progressPercent(current, steps.length)
  const title = steps[current]?.head?.label
  return (
    <div className="e-form__indicators e-form__indicators--type-progress_bar">
      <p className="e-form__indicators__indicator__label">
        {title ? `${FORM_WORDS.step(current + 1, steps.length)}: ${title}` : FORM_WORDS.step(current + 1, steps.length)}
      </p>
      <progress
        className="e-form__indicators__indicator__progress"
        value={percent}
        max={100}
        aria-label="Progresso do formulário"
      />
      <span className="e-form__indicators__indicator__progress__meter">{percent}%</span>
    </div>
  )
}

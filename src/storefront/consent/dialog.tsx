import { CONSENT_TEXT as TEXT } from '#content/consent/text.ts'
import { PURPOSES } from '#kit/consent.ts'
import { Icon } from '#ui/icon.tsx'

/** Each purpose with what it is for. What is ticked is set by the browser: the markup is the same for everybody. */
export function ConsentDialog({ policyUrl }: { policyUrl: string | undefined }) {
  return (
    <dialog className="consent-dialog" aria-labelledby="consent-title">
      <form method="dialog" className="consent-window">
        <h2 id="consent-title">{TEXT.preferences}</h2>
        <p>
          {TEXT.explanation} {policyUrl && <a href={policyUrl}>{TEXT.policy}</a>}
        </p>
        {(['necessary', ...PURPOSES] as const).map((purpose) => (
          <div key={purpose} className="consent-purpose">
            <label>
              <input
                type="checkbox"
                name={purpose}
                aria-describedby={`consent-${purpose}`}
                {...(purpose === 'necessary' ? { defaultChecked: true, disabled: true } : {})}
              />
              {TEXT.purposes[purpose].name}
              {purpose === 'necessary' && <small>{TEXT.alwaysOn}</small>}
            </label>
            <p id={`consent-${purpose}`}>{TEXT.purposes[purpose].about}</p>
          </div>
        ))}
        <div className="consent-buttons">
          <button type="button" className="button" data-consent-choice="save">
            {TEXT.save}
          </button>
          <button type="button" className="button" data-look="outline" data-consent-choice="all">
            {TEXT.acceptAll}
          </button>
          <button type="button" className="button" data-look="outline" data-consent-choice="none">
            {TEXT.rejectAll}
          </button>
        </div>
        <button type="button" className="consent-close" aria-label={TEXT.close} data-consent-choice="close">
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  )
}

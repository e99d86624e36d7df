import { CONSENT_TEXT as TEXT } from '#content/consent/text.ts'

/** Asks once, at the lower edge of the window; saying no is as near as saying yes. */
export function ConsentBanner({ policyUrl }: { policyUrl: string | undefined }) {
  return (
    <section className="consent-banner" aria-label={TEXT.banner} data-saved={TEXT.saved}>
      <p>
        {TEXT.question} {policyUrl && <a href={policyUrl}>{TEXT.policy}</a>}
      </p>
      <div className="consent-buttons">
        <button type="button" className="button" data-consent-choice="all">
          {TEXT.acceptAll}
        </button>
        <button type="button" className="button" data-consent-choice="none">
          {TEXT.rejectAll}
        </button>
        <button type="button" className="button" data-look="outline" data-consent-choice="manage">
          {TEXT.manage}
        </button>
      </div>
    </section>
  )
}

import { CONSENT_TEXT } from '#content/consent/text.ts'
import { PREFERENCES_HASH } from '#kit/consent.ts'

/** In the footer of every page: changing one's mind is as easy as choosing was. */
export function ConsentLink() {
  return (
    <p className="consent-link">
      <a href={PREFERENCES_HASH}>{CONSENT_TEXT.preferences}</a>
    </p>
  )
}

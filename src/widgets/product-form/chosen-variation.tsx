import { availabilityOf, paragraphsOf } from '#shop/catalog/client.ts'
import type { AvailableVariation } from '#shop/catalog/variation.ts'
import { Price } from '#ui/price.tsx'
import { NO_MATCH } from './text.ts'

/** What the choices mean: something is still open, nobody knows yet, or a variation (perhaps none). */
export type Outcome = { kind: 'open' } | { kind: 'unknown' } | { kind: 'known'; variation: AvailableVariation | undefined }

/** The chosen variation in words: its price where prices differ, and whether it is there. Read out when it changes. */
export function ChosenVariation({ outcome, warning }: { outcome: Outcome; warning: string }) {
  const variation = outcome.kind === 'known' ? outcome.variation : undefined
  const isUnknown = outcome.kind === 'known' && !variation
  return (
    <div className="woocommerce-variation single_variation" role="status" data-state={variation ? 'chosen' : outcome.kind}>
      {variation && (
        <>
          {variation.price_html !== '' && (
            <div className="woocommerce-variation-price">
              <Price price={{ cents: cents(variation.display_price), regularCents: cents(variation.display_regular_price) }} />
            </div>
          )}
          {paragraphsOf(variation.variation_description).length > 0 && (
            <div className="woocommerce-variation-description">
              {paragraphsOf(variation.variation_description).map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
          )}
          <div className="woocommerce-variation-availability">
            <Availability variation={variation} />
          </div>
        </>
      )}
      {isUnknown && <p className="wc-no-matching-variations woocommerce-info">{NO_MATCH}</p>}
      {warning !== '' && !isUnknown && <p className="product-form-warning">{warning}</p>}
    </div>
  )
}

/** The classes of the button that tell other scripts why it does not add. */
export function buttonClass(outcome: Outcome): string {
  if (outcome.kind === 'open') return ' disabled wc-variation-selection-needed'
  if (outcome.kind === 'known' && !outcome.variation?.is_in_stock) return ' disabled wc-variation-is-unavailable'
  return ''
}

function Availability({ variation }: { variation: AvailableVariation }) {
  const { kind, text } = availabilityOf(variation)
  return <p className={`stock ${kind}`}>{text}</p>
}

// The wire has decimals; money is counted in centavos.
const cents = (decimal: number) => Math.round(decimal * 100)

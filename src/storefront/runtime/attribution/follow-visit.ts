import { ATTRIBUTION_PREFIX } from '#shop/attribution/contract.ts'
import { allows, CONSENT_EVENT } from '#islands/consent.ts'
import { FRAGMENTS_REPLACED } from '#islands/fragments.ts'
import { attribute, COOKIES, FIELDS, type Jar, LIFETIME_MONTHS, SESSION_MINUTES, valuesOf } from './attribute.ts'
import { tellBlockCheckout, whenBlockCheckoutIsReady } from './block-checkout.ts'
import { expireJar, readJar, writeJar } from './cookies.ts'
import { keepInputs } from './inputs.ts'
import { unpack } from './packing.ts'

/** The purpose that scripts of this ecosystem file order attribution under. */
const PURPOSE = 'marketing'

/** Works out where this visit comes from and keeps cookies and forms at it, as long as the visitor allows it. */
export function followVisit() {
  let jar: Jar | undefined
  const values = () => valuesOf(jar)
  const fillInputs = keepInputs(values)
  const params = {
    lifetime: LIFETIME_MONTHS,
    session: SESSION_MINUTES,
    base64: false,
    ajaxurl: '/wp-admin/admin-ajax.php',
    prefix: ATTRIBUTION_PREFIX,
    allowTracking: true,
  }

  /** Nobody but the visitor can allow it: a script that wants it gets it only where they do. */
  const setOrderTracking = (wanted: boolean) => {
    params.allowTracking = wanted && allows(PURPOSE)
    if (params.allowTracking) jar ??= seePage()
    else {
      jar = undefined
      expireJar()
    }
    fillInputs()
    tellBlockCheckout(values())
  }

  const told = ({ detail }: CustomEventInit<Record<string, unknown> | undefined>) => {
    if (detail && PURPOSE in detail) setOrderTracking(detail[PURPOSE] === 'allow' || detail[PURPOSE] === true)
  }
  document.addEventListener(CONSENT_EVENT, told as EventListener)
  document.addEventListener('wp_listen_for_consent_change', told as EventListener)
  document.addEventListener('wp_consent_type_defined', () => {
    const { wp_has_consent: has } = window as { wp_has_consent?: (purpose: string) => boolean }
    if (has) setOrderTracking(has(PURPOSE))
  })
  document.addEventListener(FRAGMENTS_REPLACED, fillInputs)
  // Refused meanwhile, in another tab or on a page that the visitor comes back from.
  document.addEventListener('visibilitychange', () => (jar && !allows(PURPOSE) ? setOrderTracking(false) : undefined))
  offerToScripts({ params, setOrderTracking, values, jar: () => jar })
  setOrderTracking(params.allowTracking)
  whenBlockCheckoutIsReady(() => tellBlockCheckout(values()))
}

function seePage(): Jar {
  const jar = attribute({
    href: location.href,
    referrer: document.referrer,
    userAgent: navigator.userAgent,
    nowMs: Date.now(),
    before: readJar(),
  })
  writeJar(jar)
  return jar
}

type Offer = { params: object; setOrderTracking: (wanted: boolean) => void; values: () => object; jar: () => Jar | undefined }

/** `wc_order_attribution` and what is read of `sbjs`, under the names that tag managers and plugins know. */
function offerToScripts({ params, setOrderTracking, values, jar }: Offer) {
  const page = window as Window & { wc_order_attribution?: object; sbjs?: object }
  page.wc_order_attribution = {
    params,
    fields: FIELDS,
    setOrderTracking,
    setAllowTrackingConsent: setOrderTracking,
    getAttributionData: values,
  }
  page.sbjs = {
    get get() {
      return Object.fromEntries(COOKIES.map((cookie) => [cookie, unpack(jar()?.[cookie])]))
    },
  }
}

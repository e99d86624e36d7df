/** What a visitor may allow besides the necessary. */
export const PURPOSES = ['statistics', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** What a page says of consent, the same to everybody. */
export type ConsentPlan = {
  /** Before a choice: nothing is allowed, or everything is. */
  mode: 'opt-in' | 'opt-out'
  /** Of what visitors are asked: a choice made for another one is asked for again. */
  version: string
  asks: boolean
  tags: OutsideTag[]
  /** Services that are told what is looked at and bought, each only after a yes in person. */
  channels?: PageChannel[]
}
/** By the service's own name for the shop, which every visitor may read. */
export type PageChannel = { id: string; purpose: Purpose; key: string; label?: string }
/** One script of somebody else, by its address or as code. Those that are not async run in the order of their list. */
export type ScriptPiece = { attributes?: Record<string, string> } & ({ src: string; isAsync?: boolean } | { code: string })
/** A script of somebody else, and what a visitor has to allow for it. A manager is told of consent before it starts. */
export type OutsideTag = ScriptPiece & { purpose: Purpose | 'necessary'; isManager?: boolean }

/** Where the footer and the merchant's own menus lead to the preferences. */
export const PREFERENCES_HASH = '#preferencias-de-cookies'

export type Choice = Record<Purpose, boolean> & {
  version: string
  /** Seconds since 1970. */
  at: number
  /** Names the choice in the shop's ledger; says nothing of the visitor. */
  receipt: string
}

export const CONSENT_COOKIE = 'vitrine_consent'
const FORMAT = new RegExp(`(?:^|; ?)${CONSENT_COOKIE}=([\\w-]{1,20})\\.(\\d{1,11})\\.(s?)(m?)\\.([\\w-]{22})(?:;|$)`)

/** The choice in a list of cookies; one that can't be read was never made. */
export function readChoice(cookies: string): Choice | undefined {
  const [, version, at, statistics, marketing, receipt] = FORMAT.exec(cookies) ?? []
  if (version === undefined || receipt === undefined) return undefined
  return { version, at: Number(at), statistics: statistics === 's', marketing: marketing === 'm', receipt }
}

export const writeChoice = ({ version, at, statistics, marketing, receipt }: Choice) =>
  `${version}.${at}.${statistics ? 's' : ''}${marketing ? 'm' : ''}.${receipt}`

/** A refusal holds until it is taken back; what was allowed holds for what was asked then. */
export function isAllowed(purpose: Purpose, plan: Pick<ConsentPlan, 'mode' | 'version'>, choice: Choice | undefined): boolean {
  if (choice?.version === plan.version) return choice[purpose]
  return plan.mode === 'opt-out' && choice?.[purpose] !== false
}

import type { OutsideCaptcha } from './contract.ts'

/** Where each service is asked, and what its token is called in the wild. */
export const SERVICES: Record<OutsideCaptcha, { verifyUrl: string; script: string; object: string; field: string }> = {
  recaptcha: {
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    script: 'https://www.google.com/recaptcha/api.js',
    object: 'grecaptcha',
    field: 'g-recaptcha-response',
  },
  recaptcha_v3: {
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    script: 'https://www.google.com/recaptcha/api.js',
    object: 'grecaptcha',
    field: 'g-recaptcha-response',
  },
  hcaptcha: {
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    script: 'https://js.hcaptcha.com/1/api.js',
    object: 'hcaptcha',
    field: 'h-captcha-response',
  },
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    object: 'turnstile',
    field: 'cf-turnstile-response',
  },
}

/** A person waits for this answer, so the service gets little time. */
const DEADLINE_MS = 4_000
/** reCAPTCHA v3 gives marks from 0 (a program) to 1 (a person). */
const LOWEST_SCORE = 0.5

export type CaptchaKeys = { siteKey: string; secretKey: string; minScore?: number }
export type Fetch = (url: string, init: RequestInit) => Promise<Response>
export type Verdict = 'person' | 'not-a-person' | 'no-answer'

/** Asks the service whether a token is a person's. A service that is silent or broken is told apart from one that says no. */
export async function askService(
  kind: OutsideCaptcha,
  { token, keys, fetch, deadlineMs = DEADLINE_MS }: { token: string; keys: CaptchaKeys; fetch: Fetch; deadlineMs?: number },
): Promise<Verdict> {
  try {
    const answer = await fetch(SERVICES[kind].verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: keys.secretKey, response: token }),
      signal: AbortSignal.timeout(deadlineMs),
      redirect: 'error',
    })
    if (!answer.ok) return 'no-answer'
    const verdict = (await answer.json()) as { success?: unknown; score?: unknown }
    if (verdict.success !== true) return 'not-a-person'
    if (kind !== 'recaptcha_v3') return 'person'
    return typeof verdict.score === 'number' && verdict.score >= (keys.minScore ?? LOWEST_SCORE) ? 'person' : 'not-a-person'
  } catch {
    return 'no-answer'
  }
}

/** The keys of a service from the shop's settings, or nothing while the merchant has not given both. */
export function readKeys(stored: unknown, kind: OutsideCaptcha): CaptchaKeys | undefined {
  const keys = (stored as Record<string, Partial<CaptchaKeys>> | null | undefined)?.[kind]
  if (typeof keys?.siteKey !== 'string' || typeof keys.secretKey !== 'string') return undefined
  if (!/^[\w-]{5,200}$/.test(keys.siteKey) || keys.secretKey === '') return undefined
  return { siteKey: keys.siteKey, secretKey: keys.secretKey, minScore: keys.minScore }
}

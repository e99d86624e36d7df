import { pino, type Logger } from 'pino'

export type { Logger }

/** What is never written, at whatever depth of what is logged. */
const HIDDEN = new Set(
  'password senha secret token authorization cookie set-cookie consumer_secret signature nonce cpf cnpj email phone cellphone card card_number cvv ip remoteAddress'.split(
    ' ',
  ),
)
const CENSORED = '[oculto]'
/** Deeper than anything that is logged; also the end of what leads back to itself. */
const DEEPEST = 6

/** One line of JSON an event. Nothing that names a person is written: no address, no cookie, no query, no form field. */
export function createLog({ level, write }: { level: string; write?: NodeJS.WritableStream }): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: timeNow,
      formatters: { level: (label) => ({ level: label }), log: (facts) => withoutSecrets(facts) as Record<string, unknown> },
      serializers: { err: plainError },
      // The last word: pino repeats an error's message beside the error.
      hooks: { streamWrite: (line) => (isInfo(line) ? line : withoutPeople(line)) },
    },
    write ?? openOutput(),
  )
}

const isInfo = (line: string) => line.startsWith('{"level":"info"')

/** How long a line that tells of an ordinary request may wait for others. */
const WRITE_EVERY_MS = 100
/** What a pipe takes in one piece, so that lines of several processes never mix. */
const PIPE_BYTES = 4_096

/** Lines of ordinary requests are written together: one write each costs more than the page that they tell of. All others at once. */
function openOutput() {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: PIPE_BYTES - 512,
    maxWrite: PIPE_BYTES,
    periodicFlush: WRITE_EVERY_MS,
  })
  return {
    write: (line: string) => {
      output.write(line)
      if (!isInfo(line)) output.flush()
    },
  }
}

/** Made anew each millisecond, not for each line. */
let time = { ms: 0, field: '' }
function timeNow() {
  const ms = Date.now()
  if (ms !== time.ms) time = { ms, field: `,"time":"${new Date(ms).toISOString()}"` }
  return time.field
}

type RequestLine = { request: string; method: string; path: string; status: number; ms: number }

/** One line a request, however it was answered. */
export function logRequest(log: Logger, line: RequestLine, level: 'info' | 'error' = 'info') {
  if (log.isLevelEnabled(level)) log[level](line, 'request')
}

/** The same, copied only where something is hidden: a request's line is written for each request, and holds nothing of the kind. */
function withoutSecrets(value: unknown, depth = DEEPEST): unknown {
  // What an error tells is chosen by its own serializer.
  if (typeof value !== 'object' || value === null || value instanceof Error || depth === 0) return value
  if (Array.isArray(value)) return value.map((part) => withoutSecrets(part, depth - 1))
  let kept = value as Record<string, unknown>
  for (const name in kept) {
    const before = kept[name]
    const after = HIDDEN.has(name) && before !== undefined ? CENSORED : withoutSecrets(before, depth - 1)
    if (after === before) continue
    if (kept === value) kept = { ...kept }
    kept[name] = after
  }
  return kept
}

// A database error's detail repeats the values of the row, so only its message, code and stack are kept.
function plainError(error: Error & { code?: string }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack }
}

/** Messages repeat what was sent: addresses of people and their documents go. */
const withoutPeople = (text: string) =>
  text
    .replaceAll(/[^\s@"'<>(]{1,64}@[\w.-]{3,}/g, '[oculto]')
    .replaceAll(/\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g, '[oculto]')
    .replaceAll(/\b[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}\b/g, '[oculto]')

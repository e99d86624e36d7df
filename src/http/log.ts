import { pino, type Logger } from 'pino'

export type { Logger }

/** What is never written, at whatever depth of what is logged. */
const HIDDEN =
  'password senha secret token authorization cookie set-cookie consumer_secret signature nonce cpf cnpj email phone cellphone card card_number cvv ip remoteAddress'.split(
    ' ',
  )
const DEPTHS = ['', '*.', '*.*.', '*.*.*.']

/** One line of JSON an event. Nothing that names a person is written: no address, no cookie, no query, no form field. */
export function createLog({ level, write }: { level: string; write?: NodeJS.WritableStream }): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: DEPTHS.flatMap((depth) => HIDDEN.map((name) => `${depth}${name.includes('-') ? `["${name}"]` : name}`)).map(
          (path) => path.replace('.[', '['),
        ),
        censor: '[oculto]',
      },
      serializers: { err: plainError },
      // The last word: pino repeats an error's message beside the error.
      hooks: { streamWrite: (line) => (line.startsWith('{"level":"info"') ? line : withoutPeople(line)) },
    },
    write ?? pino.destination({ dest: 1, sync: false }),
  )
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

import { pino, type Logger } from 'pino'

export type { Logger }

/** One line of JSON an event. Nothing that names a person is written: no address, no cookie, no query, no form field. */
export function createLog({ level, write }: { level: string; write?: NodeJS.WritableStream }): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: ['*.password', '*.cpf', '*.cnpj', '*.email', '*.phone', '*.cookie', '*.authorization', '*.token', '*.card'],
        censor: '[oculto]',
      },
      serializers: { err: plainError },
    },
    write ?? pino.destination({ dest: 1, sync: false }),
  )
}

// A database error's detail repeats the values of the row, so only its message, code and stack are kept.
function plainError(error: Error & { code?: string }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack }
}

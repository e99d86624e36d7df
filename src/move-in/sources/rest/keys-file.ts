import type { RestKeys } from './rest-client.ts'

/** Keys from a file with a line for each: `consumer_key=ck_…`. Empty lines and those that begin with # say nothing. */
export function readKeysFile(text: string): RestKeys {
  const values = new Map(
    text.split(/\r?\n/).flatMap((line) => {
      const [, name, value] = /^\s*([a-z_]+)\s*=\s*(.*?)\s*$/i.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.replace(/^(["'])(.*)\1$/, '$2')]]
    }),
  )
  return keysOf({
    consumer_key: values.get('consumer_key'),
    consumer_secret: values.get('consumer_secret'),
    user: values.get('user'),
    application_password: values.get('application_password'),
  })
}

type Typed = Record<'consumer_key' | 'consumer_secret' | 'user' | 'application_password', string | undefined>

/** What was typed, in pairs; half a pair is none. */
export function keysOf({ consumer_key, consumer_secret, user, application_password }: Typed): RestKeys {
  const [key, secret, name, password] = [consumer_key, consumer_secret, user, application_password].map(
    (one) => one?.trim() ?? '',
  )
  return {
    ...(key && secret && { consumer: { key, secret } }),
    ...(name && password && { application: { user: name, password } }),
  }
}

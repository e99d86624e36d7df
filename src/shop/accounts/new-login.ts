import { newPassword } from '#kit/ids.ts'
import { slugOf } from '#kit/pt-br.ts'

/** A login that nobody has to know: customers sign in by their address. */
export const newLogin = (name: string) => `${slugOf(name).slice(0, 40) || 'cliente'}-${newPassword(6).replaceAll('-', '')}`

import { agoText } from './ago.ts'
import type { Autosaved } from './autosave.ts'

/** How the draft stands, in a few words; none while there is nothing to say. */
export function autosaveText({ state, savedAt, isKeptHere }: Autosaved, now: number): string {
  switch (state) {
    case 'saved':
      return savedAt === undefined ? '' : `Salvo automaticamente ${agoText(now - savedAt)}`
    case 'offline':
      return 'Sem conexão: guardado neste computador'
    case 'failed':
      return isKeptHere
        ? 'A loja não guardou as alterações: elas estão só neste computador'
        : 'As alterações não puderam ser guardadas. Salve agora para não perder nada.'
    default:
      return 'Salvando automaticamente…'
  }
}

/** What is also said aloud: trouble, and its end; never that time goes by. */
export function announcement(before: Autosaved['state'], { state, ...rest }: Autosaved): string | undefined {
  const isTrouble = state === 'offline' || state === 'failed'
  if (isTrouble) return autosaveText({ state, ...rest }, 0)
  return state === 'saved' && (before === 'offline' || before === 'failed')
    ? 'A conexão voltou: alterações guardadas na loja.'
    : undefined
}

import type { Actor } from '#db/actor.ts'
import { isStaff } from '../visitor.ts'
import type { Caller } from './contract.ts'

/** Whom the register of changes names: those who run the shop. What customers do with their own is their own. */
export function actorOf({ user, by }: Pick<Caller, 'user' | 'by'>, requestId: string): Actor | undefined {
  if (!user || by === 'nobody' || !isStaff({ user, sessionId: undefined })) return undefined
  return { id: user.id, name: user.displayName, by, request: requestId }
}

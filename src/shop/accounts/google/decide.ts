import type { GoogleIdentity } from './contract.ts'

/** An account of the shop, as far as it matters for a person who comes from Google. */
export type Door = {
  isStaff: boolean
  hasFactor: boolean
  /** Its password was chosen by whoever reads the mail of its address. */
  isProved: boolean
  /** Another person at Google opens it already. */
  isLinked: boolean
}
export type Found = {
  /** The account that this person at Google opens. */
  linked: Door | undefined
  /** Otherwise the one that has their address. */
  sameAddress: Door | undefined
  /** People may open accounts by themselves. */
  isOpen: boolean
}
export type Decision =
  | 'enter'
  /** The account is theirs beyond doubt: from now on Google opens it. */
  | 'link'
  /** It may be somebody else's, who registered the address first: its password is asked for once. */
  | 'ask-password'
  | 'create'
  | Refusal
export type Refusal = 'unverified' | 'staff' | 'other-google' | 'closed'

/** What becomes of a person whom Google has vouched for. */
export function decide(
  { isVerified, isAuthoritative }: Pick<GoogleIdentity, 'isVerified' | 'isAuthoritative'>,
  { linked, sameAddress, isOpen }: Found,
): Decision {
  // An account at Google alone must not open the workbench: the code of the second factor is asked for besides.
  if (linked) return linked.isStaff && !linked.hasFactor ? 'staff' : 'enter'
  if (!isVerified) return 'unverified'
  if (!sameAddress) return isOpen ? 'create' : 'closed'
  if (sameAddress.isStaff && !sameAddress.hasFactor) return 'staff'
  if (sameAddress.isLinked) return 'other-google'
  return isAuthoritative && sameAddress.isProved && !sameAddress.isStaff ? 'link' : 'ask-password'
}

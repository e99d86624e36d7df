import { systemClock } from '#kit/clock.ts'
import { createSecondFactor } from '#shop/accounts/second-factor.ts'
import { codeAt, stepOf } from '#shop/accounts/totp.ts'
import { SECRET, type TestShop } from './shop.ts'

/** Turns somebody's second factor on. Answers the recovery codes: each opens once, at whatever moment it is used. */
export async function turnOnSecondFactor({ db }: Pick<TestShop, 'db'>, userId: number): Promise<string[]> {
  const factor = createSecondFactor({ db, secret: SECRET, clock: systemClock })
  const secret = await factor.begin(userId)
  const turned = await factor.confirm(userId, codeAt(secret!, stepOf(Date.now())))
  if (!turned.ok) throw new Error(`The second factor of ${userId} is not on: ${turned.problem}`)
  return turned.codes
}

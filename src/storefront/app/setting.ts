import { recordOf } from '#kit/unknown-json.ts'

/** The row of settings that says whether the shop can be put on a phone's home screen. */
export const APP_SETTING = 'app'

/** Off until the merchant wants it: a worker in visitors' browsers stays there until it is called back. */
export const isAppOn = (stored: unknown): boolean => recordOf(stored)['is_on'] === true

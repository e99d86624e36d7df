import { isIncluded } from '#kit/display-conditions.ts'
import type { PopupPlace } from './contract.ts'

/** A popup appears where one of its conditions includes the page and none excludes it. Without conditions it waits for a click. */
export const mayAppear = (conditions: readonly string[], place: PopupPlace): boolean => isIncluded(conditions, place)

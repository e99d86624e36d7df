import type { KnownNames } from '../find-settings.ts'
import type { KindName } from '../kinds/kinds.ts'

/** Widgets of one add-on by their names: what each is, and where it keeps what generic names do not find. */
export type AddOn = Readonly<Record<string, KindName | readonly [KindName, KnownNames]>>

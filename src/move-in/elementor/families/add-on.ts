import type { KnownNames } from '../find-settings.ts'
import type { KindName } from '../kinds/kinds.ts'
import type { Settings } from '../settings.ts'

/** What the names of a widget's settings alone do not say. */
export type Traits = {
  /** What its add-on means where it says nothing. */
  usual?: Settings
  /** Parts that show only while a switch says so: the setting of the part → its switch. */
  shownBy?: Readonly<Record<string, string>>
  /** Settings whose names say something else: how they begin → how they should. */
  called?: Readonly<Record<string, string>>
  /** Settings of its box, by how their names begin → how ours begin. */
  box?: Readonly<Record<string, string>>
}

/** Widgets of one add-on by their names: what each is, and where it keeps what generic names do not find. */
export type AddOn = Readonly<Record<string, KindName | readonly [KindName, KnownNames, Traits?]>>

import { type Described, isShownWith } from './described.ts'
import { SettingField } from './setting-field.tsx'
import type { useTyped } from './use-typed.ts'

export type TypedForm = ReturnType<typeof useTyped>

/** Settings one below the other, with what was typed into them. */
export const SettingFields = ({ settings, form }: { settings: readonly Described[]; form: TypedForm }) =>
  settings
    .filter((setting) => isShownWith(setting, form.values))
    .map((setting) => (
      <SettingField
        key={setting.id}
        setting={setting}
        value={form.values[setting.id] ?? ''}
        problem={form.problems[setting.id]}
        onChange={(value) => form.set(setting.id, value)}
      />
    ))

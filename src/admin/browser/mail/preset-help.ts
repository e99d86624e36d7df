import type { MailServerRecord } from '#api/vitrine/mail-server-routes.ts'
import type { Described, Typed } from '../settings/described.ts'

type Preset = MailServerRecord['presets'][number]

/** What else is known once a service is chosen. */
export function followPreset(presets: readonly Preset[], id: string): Typed {
  const preset = presets.find((one) => one.id === id)
  return preset ? { host: preset.host, port: String(preset.port), encryption: preset.encryption } : {}
}

/** A field with the words of the chosen service; undefined where that service leaves nothing to ask. */
export function helpedBy(preset: Preset | undefined, setting: Described): Described | undefined {
  if (!preset) return setting
  switch (setting.id) {
    case 'user':
      return { ...setting, description: preset.user_help }
    case 'password':
      return { ...setting, description: preset.password_help }
    case 'dkimSelector':
      return preset.asks_selector || setting.value !== '' ? setting : undefined
    default:
      return setting
  }
}

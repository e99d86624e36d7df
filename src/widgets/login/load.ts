import type { LoadContext } from '#builder/define-widget.ts'
import { GOOGLE_SETTING, readGoogleSettings } from '#shop/accounts/google/contract.ts'
import type widget from './widget.ts'

export type LoginWays = { hasGoogle: boolean }

export default async function load(
  { shows }: LoadContext<typeof widget>,
  { settings }: { settings: { get: (name: string) => Promise<unknown> } },
): Promise<LoginWays> {
  shows('settings')
  return { hasGoogle: readGoogleSettings(await settings.get(GOOGLE_SETTING)) !== undefined }
}

import { Alert, Box, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import type { ChannelRecord } from '#api/vitrine/channel-routes.ts'
import { currentIn, newsIn, refusedIn, staleText, typedOf } from '../settings/described.ts'
import { SaveTyped } from '../settings/save-typed.tsx'
import { SettingFields } from '../settings/setting-fields.tsx'
import { useTyped } from '../settings/use-typed.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'

type Tested = { ok: boolean; message: string }

/** What one channel asks for, whether it is on, and whether it answers. */
export function ChannelForm({ channel }: { channel: ChannelRecord }) {
  const { run, isBusy } = useApiAction()
  const [tested, setTested] = useState<Tested>()
  const form = useTyped(channel.settings, `channels/${channel.id}`)
  const path = `/vitrine/v1/channels/${channel.id}`
  const keep = async () => {
    setTested(undefined)
    const isKept = await run(
      (provider) =>
        provider.tell(path, { settings: typedOf(form.changed), version: channel.version }).catch((error: unknown) => {
          form.mark(refusedIn(channel.settings, error))
          throw error
        }),
      `${channel.name}: salvo.`,
      (error) => {
        const current = currentIn<ChannelRecord>(error)
        return current && staleText(channel.name, newsIn(channel.settings, current.settings))
      },
    )
    if (isKept) form.settle({})
  }
  const test = () => {
    setTested(undefined)
    void run(async (provider) => setTested(await provider.tell<Tested>(`${path}/test`, {})))
  }
  return (
    <Panel title={channel.name} action={<ChannelState channel={channel} />}>
      {channel.help && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {channel.help}
        </Typography>
      )}
      <Box
        component="form"
        noValidate
        aria-label={channel.name}
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <SettingFields settings={channel.settings} form={form} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
          <SaveTyped form={form} isBusy={isBusy} of={channel.name} />
          {channel.is_told_by_shop && form.changed.length === 0 && (
            <Button variant="outlined" disabled={isBusy} onClick={test} aria-label={`Testar conexão: ${channel.name}`}>
              Testar conexão
            </Button>
          )}
        </Box>
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        {tested && <Alert severity={tested.ok ? 'success' : 'error'}>{tested.message}</Alert>}
      </Box>
    </Panel>
  )
}

function ChannelState({ channel }: { channel: ChannelRecord }) {
  if (channel.id === 'general') return null
  if (!channel.is_in_pages) return <Chip label="Desligado" size="small" />
  if (channel.has_server && !channel.is_told_by_shop)
    return <Chip label="Ligado, só no navegador" size="small" color="warning" variant="outlined" />
  return <Chip label="Ligado" size="small" color="success" variant="outlined" />
}

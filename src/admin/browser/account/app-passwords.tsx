import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Panel } from '../shared/panel.tsx'
import { ShownOnce } from '../shared/shown-once.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { dayText } from '../shared/words.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { Confirm } from '../shared/confirm.tsx'

type AppPassword = { uuid: string; name: string; created: string; last_used: string | null }

/** Programs that somebody let in, each with a password of its own that can be taken back. `owner`: a person's number, or «me». */
export function AppPasswords({ owner }: { owner: number | 'me' }) {
  const path = `/wp/v2/users/${owner}/application-passwords`
  const { data: passwords, isPending, refetch } = useAnswer<AppPassword[]>(path)
  const { run, isBusy } = useApiAction()
  const [leaving, setLeaving] = useState<AppPassword>()
  const [name, setName] = useState('')
  const [made, setMade] = useState<string>()
  const revoke = async ({ uuid }: AppPassword) => {
    setLeaving(undefined)
    await run((provider) => provider.remove(`${path}/${uuid}`), 'Acesso retirado.')
    await refetch()
  }
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const done = await run(async (provider) => {
      setMade((await provider.tell<{ password: string }>(path, { name: name.trim() })).password)
    }, 'Senha criada.')
    if (done) setName('')
    await refetch()
  }
  return (
    <Panel title="Aplicativos com acesso">
      {isPending && <ListSkeleton rows={1} />}
      {passwords?.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Nenhum aplicativo usa esta conta.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {passwords?.map((one) => (
          <Box component="li" key={one.uuid} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Box sx={{ flex: 1, minInlineSize: 180 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{one.name}</Typography>
              <Typography variant="caption" color="textSecondary">
                Desde {dayText(one.created)} · {one.last_used ? `usado em ${dayText(one.last_used)}` : 'nunca usado'}
              </Typography>
            </Box>
            <Button
              color="error"
              disabled={isBusy}
              aria-label={`Retirar o acesso de ${one.name}`}
              onClick={() => setLeaving(one)}
            >
              Retirar
            </Button>
          </Box>
        ))}
      </Box>
      {owner === 'me' && (
        <Box
          component="form"
          onSubmit={(event) => void create(event)}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, alignItems: 'start' }}
        >
          <TextField
            label="Nome do aplicativo"
            helperText="Cria uma senha só para ele; a sua continua só sua."
            value={name}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={({ target }) => setName(target.value)}
            sx={{ flex: 1, minInlineSize: 220, m: 0 }}
          />
          <Button type="submit" variant="outlined" disabled={isBusy || name.trim() === ''} sx={{ minBlockSize: 40 }}>
            Criar senha
          </Button>
        </Box>
      )}
      {made && (
        <ShownOnce
          title="Senha do aplicativo"
          note="Copie agora para o aplicativo: a loja não consegue mostrar esta senha de novo."
          values={[['', made]]}
          onClose={() => setMade(undefined)}
        />
      )}
      <Confirm
        isOpen={leaving !== undefined}
        title={`Retirar o acesso de «${leaving?.name ?? ''}»?`}
        content="O aplicativo para de funcionar na hora. Para voltar a usá-lo será preciso dar acesso de novo."
        confirm="Retirar o acesso"
        cancel="Cancelar"
        onConfirm={() => leaving && void revoke(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </Panel>
  )
}

import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { Panel } from '../shared/panel.tsx'
import { ShownOnce } from '../shared/shown-once.tsx'
import { takeFocus } from '../shared/take-focus.ts'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { dayText } from '../shared/words.ts'
import { Confirm } from '../shared/confirm.tsx'

type Factor = { is_on: boolean; since: string | null; recovery_codes_left: number }
type Begun = Factor & { secret: string; qr: string }
type Confirmed = Factor & { recovery_codes: string[] }

const PATH = '/vitrine/v1/second-factor'
const FEW_CODES = 3

/** A code from one's telephone after the password: switched on in three steps, off in one. */
export function SecondFactorPanel() {
  const { data: factor, refetch } = useAnswer<Factor>(PATH)
  const provider = useDataProvider<Provider>()
  const { run, isBusy } = useApiAction()
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<string[]>()
  const [isLeaving, setIsLeaving] = useState(false)
  const begin = () => run(async () => setBegun(await provider.tell<Begun>(PATH, {})), 'Leia o código com o aplicativo.')
  const renew = () =>
    run(
      async () => setCodes((await provider.tell<Confirmed>(`${PATH}/recovery-codes`, {})).recovery_codes),
      'Códigos novos. Os anteriores não valem mais.',
    )
  const switchOff = async () => {
    setIsLeaving(false)
    await run(() => provider.remove(PATH), 'Verificação em duas etapas desligada.')
    await refetch()
  }
  const finish = async (told: Confirmed) => {
    setBegun(undefined)
    setCodes(told.recovery_codes)
    await refetch()
  }
  if (!factor) return null
  return (
    <Panel title="Verificação em duas etapas">
      {factor.is_on ? (
        <>
          <Alert severity="success" sx={{ mb: 1 }}>
            Ligada desde {dayText(factor.since)}. Ao entrar, a loja pede a senha e um código do seu celular.
          </Alert>
          {factor.recovery_codes_left <= FEW_CODES && (
            <Alert severity="warning" sx={{ mb: 1 }}>
              Restam {factor.recovery_codes_left} códigos de recuperação. Gere outros antes que acabem.
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" disabled={isBusy} onClick={() => void renew()}>
              Gerar novos códigos de recuperação
            </Button>
            <Button color="error" disabled={isBusy} onClick={() => setIsLeaving(true)}>
              Desligar
            </Button>
          </Box>
        </>
      ) : begun ? (
        <Steps begun={begun} onDone={(told) => void finish(told)} onCancel={() => setBegun(undefined)} />
      ) : (
        <>
          <Typography variant="body2" sx={{ mb: 1.5 }}>
            Quem descobrir a sua senha ainda precisará do seu celular. Use um aplicativo autenticador, como Google Authenticator,
            Microsoft Authenticator ou Aegis.
          </Typography>
          <Button variant="contained" disabled={isBusy} onClick={() => void begin()}>
            Ligar a verificação em duas etapas
          </Button>
        </>
      )}
      {codes && (
        <ShownOnce
          title="Códigos de recuperação"
          note="Guarde estes códigos fora do celular: cada um deixa você entrar uma vez sem o aplicativo. Eles não aparecem de novo."
          values={codes.map((code) => ['', code])}
          onClose={() => setCodes(undefined)}
        />
      )}
      <Confirm
        isOpen={isLeaving}
        title="Desligar a verificação em duas etapas?"
        content="A sua conta passará a abrir só com a senha, e os códigos de recuperação deixam de valer."
        confirm="Desligar"
        cancel="Manter ligada"
        onConfirm={() => void switchOff()}
        onClose={() => setIsLeaving(false)}
      />
    </Panel>
  )
}

type StepsOptions = { begun: Begun; onDone: (told: Confirmed) => void; onCancel: () => void }

function Steps({ begun, onDone, onCancel }: StepsOptions) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    try {
      onDone(await provider.tell<Confirmed>(`${PATH}/confirm`, { code }))
      notify('Verificação em duas etapas ligada.', { type: 'success' })
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <Box component="form" onSubmit={(event) => void send(event)} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2">1. No aplicativo autenticador, escolha adicionar uma conta e leia este código:</Typography>
      {/* Drawn by the shop itself; as a picture it can do nothing. */}
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(begun.qr)}`}
        alt="Código QR para o aplicativo autenticador"
        sx={{ inlineSize: 200, blockSize: 200, borderRadius: 1 }}
      />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        Não consegue ler? Digite esta chave: <code>{begun.secret.match(/.{4}/g)?.join(' ')}</code>
      </Typography>
      <Typography variant="body2">2. Digite os seis números que o aplicativo mostra:</Typography>
      <TextField
        label="Código do aplicativo"
        value={code}
        error={problem !== undefined}
        helperText={problem}
        inputRef={takeFocus}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } }}
        onChange={({ target }) => setCode(target.value)}
        sx={{ maxInlineSize: 240 }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={code.replaceAll(/\s/g, '').length !== 6}>
          Ligar
        </Button>
        <Button onClick={onCancel}>Cancelar</Button>
      </Box>
    </Box>
  )
}

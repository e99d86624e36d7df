import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { createContext, type FormEvent, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import type { Alarm } from '../shared/alarm.ts'
import { takeFocus } from '../shared/take-focus.ts'
import { useWasOpened } from '../shared/use-was-opened.ts'
import type { PasswordGate } from './password-gate.ts'
import { type Presence, type Standing, standingOf } from './presence.ts'

export type Guard = { gate: PasswordGate; presence: Presence; alarm: Alarm }
export const GuardContext = createContext<Guard | undefined>(undefined)

/** How often the clock is looked at; the server decides in the end. */
const LOOK_EVERY_MS = 5_000

/** What stands between a screen that was left alone and whoever comes by: the password, and the end of the session. */
export function Guards() {
  const guard = useContext(GuardContext)
  if (!guard) return null
  return (
    <>
      <AskPassword gate={guard.gate} />
      <WatchPresence presence={guard.presence} />
    </>
  )
}

function AskPassword({ gate }: { gate: PasswordGate }) {
  const isOpen = useSyncExternalStore(gate.subscribe, gate.isAsking)
  const provider = useDataProvider<Provider>()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  const leave = (isConfirmed: boolean) => {
    setPassword('')
    setProblem(undefined)
    gate.settle(isConfirmed)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands inside of the page's own forms.
    event.stopPropagation()
    setIsBusy(true)
    try {
      await provider.tell('/vitrine/v1/session/confirm', { password })
      leave(true)
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setIsBusy(false)
    }
  }
  if (!wasOpened) return null
  return (
    <Dialog open={isOpen} onClose={() => leave(false)} aria-labelledby="confirm-password" maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id="confirm-password">Confirme a sua senha</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>
            Esta ação é delicada. Digite a sua senha para mostrar que é você; não pedimos de novo por dez minutos.
          </DialogContentText>
          <TextField
            type="password"
            label="Sua senha"
            autoComplete="current-password"
            inputRef={takeFocus}
            required
            value={password}
            error={problem !== undefined}
            helperText={problem}
            onChange={({ target }) => setPassword(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => leave(false)}>Cancelar</Button>
          <Button type="submit" variant="contained" disabled={isBusy || password === ''}>
            Confirmar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function WatchPresence({ presence }: { presence: Presence }) {
  const provider = useDataProvider<Provider>()
  const [standing, setStanding] = useState<Standing>({ state: 'here' })
  useEffect(() => {
    let life: { idleSeconds: number; endsAt: number } | undefined
    provider.read<{ idle_seconds: number; seconds_left: number }>('/vitrine/v1/session').then(
      (told) => (life = { idleSeconds: told.idle_seconds, endsAt: presence.now() + told.seconds_left * 1000 }),
      // Who is signed out already hears of it from the screen's own calls.
      () => {},
    )
    const look = setInterval(() => {
      if (!life) return
      const seen = standingOf({ ...life, seenAt: presence.seenAt(), now: presence.now() })
      setStanding(seen)
      // The shop asks who is there and leads back to this very screen.
      if (seen.state === 'over') location.reload()
    }, LOOK_EVERY_MS)
    return () => clearInterval(look)
  }, [provider, presence])
  const isLeaving = standing.state === 'leaving'
  const isOpen = isLeaving || standing.state === 'ending'
  const seconds = 'secondsLeft' in standing ? standing.secondsLeft : 0
  const wasOpened = useWasOpened(isOpen)
  if (!wasOpened) return null
  return (
    <Dialog open={isOpen} aria-labelledby="presence" maxWidth="xs" fullWidth>
      <DialogTitle id="presence">{isLeaving ? 'Você ainda está aí?' : 'A sua sessão vai terminar'}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {isLeaving
            ? `Para proteger a loja, o painel fecha em ${seconds} segundos sem uso. Depois de entrar de novo você volta a esta tela.`
            : `Por segurança, cada sessão dura doze horas. Salve o que está fazendo: em ${seconds} segundos o painel pede que você entre de novo.`}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          ref={takeFocus}
          onClick={() => {
            setStanding({ state: 'here' })
            void provider.read('/vitrine/v1/session').catch(() => location.reload())
          }}
        >
          {isLeaving ? 'Continuar aqui' : 'Entendi'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

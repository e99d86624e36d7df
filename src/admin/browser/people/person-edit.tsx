import { Alert, Box, Button, Link } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { email, Form, HttpError, maxLength, required, TextInput, Title, useDataProvider, useNotify } from 'react-admin'
import { Link as RouteLink, useParams } from 'react-router-dom'
import { AppPasswords } from '../account/app-passwords.tsx'
import type { Provider } from '../data/provider.ts'
import { showAnew } from '../data/show-anew.ts'
import { changesOf } from '../data/resources.ts'
import { Facts, Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { useWayOut, WayOut } from '../shared/way-out.tsx'
import { dayText } from '../shared/words.ts'
import { type PersonRecord, roleOf } from './people-labels.ts'
import { RoleInput } from './role-input.tsx'
import { SaveButton } from '../shared/save-button.tsx'
import { Confirm } from '../shared/confirm.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

type Factor = { is_on: boolean }

/** Somebody with an account: what they may do, and helping them back in. */
export const PersonEdit = () => (
  <WayOut to="/people">
    <OnePerson />
  </WayOut>
)

function OnePerson() {
  const id = Number(useParams().id)
  const { data: person, failureReason } = useAnswer<PersonRecord>(`/wp/v2/users/${id}?context=edit`)
  const queries = useQueryClient()
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  // Said at the first refusal: asking again makes nobody appear.
  if (failureReason && !person) return <NoSuchPerson reason={failureReason} />
  if (!person) return <ScreenSkeleton />
  const shown = { name: person.nickname, email: person.email, roles: [roleOf(person.roles)] }
  const save = async (values: object) => {
    const changes = changesOf(shown, values as Record<string, unknown>)
    if (Object.keys(changes).length === 0) return undefined
    try {
      await provider.tell(`/wp/v2/users/${id}`, changes)
    } catch (error) {
      return refusalOf(error)
    }
    await showAnew(queries)
    notify('Salvo.', { type: 'success' })
    return undefined
  }
  return (
    <>
      <Title title={person.nickname} />
      <Form key={JSON.stringify(shown)} record={shown} onSubmit={save} warnWhenUnsavedChanges>
        <TwoColumns
          main={
            <Panel title="Conta">
              <TextInput source="name" label="Nome" validate={[required(), maxLength(120)]} helperText={false} />
              <TextInput source="email" label="E-mail" type="email" validate={[required(), email()]} helperText={false} />
              <RoleInput />
            </Panel>
          }
          aside={
            <>
              <Panel title="Acesso">
                <Facts
                  rows={[
                    ['Usuário', person.username],
                    ['Desde', dayText(person.registered_date)],
                  ]}
                />
                <Help person={person} />
              </Panel>
              <AppPasswords owner={id} />
            </>
          }
        />
        <SaveBar>
          <SaveButton label="Salvar" />
          <Remove person={person} />
        </SaveBar>
      </Form>
    </>
  )
}

/** At its fields what belongs to them; the rest is told by the form, which stays unsaved. */
const refusalOf = (error: unknown): object => {
  const { message, body } = error as HttpError
  return (body as { errors?: object } | undefined)?.errors ?? { root: { serverError: message } }
}

function NoSuchPerson({ reason }: { reason: Error }) {
  const isGone = reason instanceof HttpError && reason.status === 404
  return (
    <>
      <Title title="Pessoas" />
      <Alert severity={isGone ? 'info' : 'error'} sx={{ my: 2 }}>
        {isGone ? 'Esta pessoa não existe, ou a conta dela foi excluída.' : reason.message}{' '}
        <Link component={RouteLink} to="/people">
          Ver todas as pessoas
        </Link>
      </Alert>
    </>
  )
}

/** For whoever lost the password or the telephone. */
function Help({ person }: { person: PersonRecord }) {
  const path = `/vitrine/v1/people/${person.id}/second-factor`
  const { data: factor, refetch } = useAnswer<Factor>(path)
  const { run, isBusy } = useApiAction()
  const [isAsking, setIsAsking] = useState(false)
  const sendLink = () =>
    run(
      (provider) => provider.tell(`/vitrine/v1/people/${person.id}/password-link`, {}),
      `Link enviado para ${person.email}. Ele vale por uma hora.`,
    )
  const switchOff = async () => {
    setIsAsking(false)
    await run((provider) => provider.remove(path), 'Verificação em duas etapas desligada.')
    await refetch()
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2, justifyItems: 'start' }}>
      <Button variant="outlined" disabled={isBusy} onClick={() => void sendLink()}>
        Enviar link para nova senha
      </Button>
      {factor?.is_on && (
        <Button variant="outlined" color="warning" disabled={isBusy} onClick={() => setIsAsking(true)}>
          Desligar a verificação em duas etapas
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title={`Desligar a verificação de ${person.nickname}?`}
        content="Faça isto só se a pessoa perdeu o celular e você tem certeza de que é ela. A conta passará a abrir só com a senha."
        confirm="Desligar"
        cancel="Cancelar"
        onConfirm={() => void switchOff()}
        onClose={() => setIsAsking(false)}
      />
    </Box>
  )
}

function Remove({ person }: { person: PersonRecord }) {
  const { run, isBusy } = useApiAction()
  const leave = useWayOut()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    setIsAsking(false)
    await run(async (provider) => {
      await provider.remove(`/wp/v2/users/${person.id}?force=true`)
      leave()
    }, 'Conta excluída.')
  }
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setIsAsking(true)}>
        Excluir a conta
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Excluir a conta de ${person.nickname}?`}
        content="A pessoa perde o acesso na hora e não há como desfazer. O que ela escreveu fica; o registro continua dizendo o que ela fez."
        confirm="Excluir a conta"
        cancel="Cancelar"
        onConfirm={() => void remove()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

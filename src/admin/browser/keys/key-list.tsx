import { Button, Typography, useMediaQuery, type Theme } from '@mui/material'
import { useState } from 'react'
import { DataTable, TopToolbar } from 'react-admin'
import { SimpleRecordList } from '../shared/simple-record-list.tsx'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { ShownOnce } from '../shared/shown-once.tsx'
import { RecordTable } from '../shared/table.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { dayText, momentText } from '../shared/words.ts'
import { type NewKey, NewKeyDialog, PERMISSIONS } from './new-key-dialog.tsx'
import { Confirm } from '../shared/confirm.tsx'

type KeyRecord = {
  id: number
  description: string
  permissions: keyof typeof PERMISSIONS
  user: string
  key_ending: string
  date_created: string
  last_used: string | null
}

const lastUse = ({ last_used }: KeyRecord) => (last_used ? momentText(last_used) : 'Nunca')

const revokeButton = (key: KeyRecord) => <Revoke apiKey={key} />

/** What other programs use the shop with; each can be taken back by itself. */
export function KeyList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<NewKey>()
  return (
    <RecordList<KeyRecord>
      title="Chaves da API"
      actions={
        <TopToolbar>
          <Button onClick={() => setIsMaking(true)}>Nova chave</Button>
        </TopToolbar>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ p: 2, pb: 1 }}>
        Uma chave deixa outro programa (ERP, planilha, aplicativo) ler ou mudar a loja em nome de uma pessoa. Crie uma para cada
        programa e revogue as que não usa mais.
      </Typography>
      {isSmall ? (
        <SimpleRecordList<KeyRecord>
          primaryText={({ description }) => description}
          secondaryText={(key) => `…${key.key_ending} · ${PERMISSIONS[key.permissions]} · último uso: ${lastUse(key)}`}
          tertiaryText={revokeButton}
          rowClick={false}
          empty={<NoKeys />}
        />
      ) : (
        <RecordTable<KeyRecord> rowClick={false} bulkActionButtons={false} empty={<NoKeys />}>
          <DataTable.Col label="Descrição" disableSort render={({ description }) => description} />
          <DataTable.Col label="Chave" disableSort render={({ key_ending }) => `…${key_ending}`} />
          <DataTable.Col label="Pode" disableSort render={({ permissions }: KeyRecord) => PERMISSIONS[permissions]} />
          <DataTable.Col label="Em nome de" disableSort render={({ user }) => user} />
          <DataTable.Col label="Criada em" disableSort render={({ date_created }: KeyRecord) => dayText(date_created)} />
          <DataTable.Col label="Último uso" disableSort render={lastUse} />
          <DataTable.Col label="" disableSort align="right" render={(key: KeyRecord) => <Revoke apiKey={key} />} />
        </RecordTable>
      )}
      {isMaking && (
        <NewKeyDialog
          onClose={(key) => {
            setIsMaking(false)
            setMade(key)
          }}
        />
      )}
      {made && (
        <ShownOnce
          title="Chave criada"
          note="Copie as duas agora para o programa: o segredo não aparece de novo."
          values={[
            ['Chave do cliente (consumer key)', made.consumer_key],
            ['Segredo do cliente (consumer secret)', made.consumer_secret],
          ]}
          onClose={() => setMade(undefined)}
        />
      )}
    </RecordList>
  )
}

function Revoke({ apiKey }: { apiKey: KeyRecord }) {
  const { run, isBusy } = useApiAction()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button color="error" disabled={isBusy} aria-label={`Revogar ${apiKey.description}`} onClick={() => setIsAsking(true)}>
        Revogar
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Revogar a chave «${apiKey.description}»?`}
        content="O programa que a usa para de funcionar na hora. Não há como desfazer: será preciso criar outra."
        confirm="Revogar"
        cancel="Cancelar"
        onConfirm={() => {
          setIsAsking(false)
          void run((provider) => provider.remove(`/vitrine/v1/api-keys/${apiKey.id}`), 'Chave revogada.')
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

const NoKeys = () => (
  <EmptyList>
    Nenhuma chave ainda. Quando um programa pedir «consumer key» e «consumer secret», crie aqui com «Nova chave».
  </EmptyList>
)

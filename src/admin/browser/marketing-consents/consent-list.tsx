import DownloadIcon from '@mui/icons-material/Download'
import { Button, type Theme, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { DataTable, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { fileMoment } from '#kit/pt-br.ts'
import type { MarketingConsentRecord } from '#api/vitrine/marketing-routes.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { Confirm } from '../shared/confirm.tsx'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { saveFile } from '../shared/save-file.ts'
import { SimpleRecordList } from '../shared/simple-record-list.tsx'
import { RecordTable } from '../shared/table.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { consentText } from './consent-labels.ts'

const Column = DataTable.Col<MarketingConsentRecord>
const PATH = '/vitrine/v1/marketing-consents'

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Parte do e-mail" />,
  <SelectInput
    key="status"
    source="status"
    label="Resposta"
    alwaysOn
    emptyText="Todas"
    choices={[
      { id: 'given', name: 'Aceitaram' },
      { id: 'withdrawn', name: 'Saíram' },
    ]}
  />,
]

const withdrawOf = (one: MarketingConsentRecord) => <Withdraw consent={one} />

/** Who said yes or no to mails that sell, the newest first. */
export function ConsentList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <RecordList<MarketingConsentRecord>
      title="Consentimentos"
      filters={FILTERS}
      actions={
        <TopToolbar>
          <ExportButton />
        </TopToolbar>
      }
    >
      {isSmall ? (
        <SimpleRecordList<MarketingConsentRecord>
          primaryText={({ email }) => email}
          secondaryText={(one) => `${consentText(one)} · ${momentText(one.changed_at)}`}
          tertiaryText={withdrawOf}
          rowClick={false}
          // The library writes what stands at the end pale: here it is a button.
          sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
          empty={<NoConsents />}
        />
      ) : (
        <RecordTable<MarketingConsentRecord> rowClick={false} bulkActionButtons={false} empty={<NoConsents />}>
          <Column label="E-mail" disableSort render={({ email }) => email} />
          <Column label="Resposta" disableSort render={consentText} />
          <Column label="Desde" disableSort render={({ changed_at }) => momentText(changed_at)} />
          <Column label="Texto mostrado" disableSort render={({ words }) => words || '–'} />
          <Column label="Ação" disableSort render={withdrawOf} />
        </RecordTable>
      )}
    </RecordList>
  )
}

/** Somebody asked the shop itself to stop. A yes is given by the person alone. */
function Withdraw({ consent: { id, email, is_given } }: { consent: MarketingConsentRecord }) {
  const [isAsking, setIsAsking] = useState(false)
  const { run, isBusy } = useApiAction()
  if (!is_given) return null
  return (
    <>
      <ActionButton label="Retirar" name={email} disabled={isBusy} color="error" onClick={() => setIsAsking(true)} />
      <Confirm
        isOpen={isAsking}
        title={`Não enviar mais ofertas a ${email}?`}
        content="A pessoa deixa de receber e-mails de marketing. Só ela mesma pode voltar a aceitar."
        confirm="Retirar consentimento"
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          void run((provider) => provider.tell(`${PATH}/${id}/withdraw`, {}), 'Consentimento retirado.')
        }}
      />
    </>
  )
}

function ExportButton() {
  const { run, isBusy } = useApiAction()
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={isBusy}
      onClick={() =>
        void run(
          async (provider) =>
            saveFile(await provider.fetchFile(`${PATH}/export`), `consentimentos-${fileMoment(new Date())}.csv`),
          'Tabela pronta.',
        )
      }
    >
      Exportar CSV
    </Button>
  )
}

const NoConsents = () => (
  <EmptyList>
    Ninguém respondeu ainda. Com um e-mail automático ligado, a finalização da compra e a conta perguntam; formulários de
    newsletter com um aceite também contam.
  </EmptyList>
)

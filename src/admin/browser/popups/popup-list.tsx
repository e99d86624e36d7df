import { FormControlLabel, Switch, type Theme, useMediaQuery } from '@mui/material'
import { CreateButton, DataTable, SearchInput, TopToolbar } from 'react-admin'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { PhoneList } from '../shared/phone-list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { BulkActions } from '../writing/bulk-actions.tsx'
import { StatusTabs } from '../writing/status-tabs.tsx'
import { nameOf } from '../writing/writing-labels.ts'
import type { PopupRecord } from '#api/vitrine/popup-item.ts'
import { comingText, shownText } from './popup-labels.ts'

const Column = DataTable.Col<PopupRecord>
const FILTERS = [<SearchInput key="q" source="q" alwaysOn placeholder="Nome do popup" />]

/** Every popup: whether it is on, when it comes, how often it was shown. */
export function PopupList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <RecordList<PopupRecord>
      title="Popups"
      filters={FILTERS}
      filterDefaultValues={{ status: 'any' }}
      actions={
        <TopToolbar>
          <CreateButton label="Novo popup" />
        </TopToolbar>
      }
      sort={{ field: 'id', order: 'DESC' }}
    >
      <StatusTabs without={['future']} />
      {isSmall ? (
        <PhoneList<PopupRecord>
          nameOf={nameOf}
          detailOf={detailOf}
          addressOf={({ id }) => `/popups/${id}`}
          actions={<BulkActions resource="popups" />}
          empty={<NoPopups />}
        />
      ) : (
        <RecordTable<PopupRecord> rowClick="edit" bulkActionButtons={<BulkActions resource="popups" />} empty={<NoPopups />}>
          <Column
            source="title"
            label="Popup"
            render={(popup) => <RowLink to={`/popups/${popup.id}`}>{nameOf(popup)}</RowLink>}
          />
          <Column label="Ligado" disableSort render={(popup) => <OnOff popup={popup} />} />
          <Column label="Aparece" disableSort render={({ settings }) => comingText(settings)} />
          <Column source="shown" label="Vezes" render={(popup) => popup.shown.toLocaleString('pt-BR')} />
          <Column label="Última vez" disableSort render={(popup) => momentText(popup.last_shown)} />
        </RecordTable>
      )}
    </RecordList>
  )
}

const detailOf = (popup: PopupRecord) => (
  <>
    <OnOff popup={popup} />
    {shownText(popup)}
  </>
)

function OnOff({ popup }: { popup: PopupRecord }) {
  const { run, isBusy } = useApiAction()
  if (popup.status === 'trash') return 'Na lixeira'
  const isOn = popup.status === 'publish'
  const turn = () =>
    run(
      (provider) =>
        provider.update('popups', {
          id: popup.id,
          data: { status: isOn ? 'draft' : 'publish' },
          previousData: { id: popup.id, version: popup.version },
        }),
      isOn ? 'Popup desligado.' : 'Popup ligado.',
    )
  return (
    <FormControlLabel
      label={isOn ? 'Ligado' : 'Desligado'}
      onClick={(event) => event.stopPropagation()}
      control={
        <Switch
          size="small"
          checked={isOn}
          disabled={isBusy}
          onChange={() => void turn()}
          slotProps={{ input: { 'aria-label': `Popup ${nameOf(popup)} ligado` } }}
        />
      }
    />
  )
}

const NoPopups = () => (
  <EmptyList create="Criar o primeiro popup">
    Nenhum popup ainda. Um convite para a lista de novidades, que aparece quando a pessoa vai sair, é um bom primeiro.
  </EmptyList>
)

import { Typography } from '@mui/material'
import { EditBase, SaveButton, Title, useEditContext } from 'react-admin'
import { DocumentEditor } from '../documents/document-editor.tsx'
import { DocumentForm, NoIcon, withStatus } from '../documents/document-form.tsx'
import { RevisionsPanel } from '../documents/revisions-panel.tsx'
import { useSavedNotice } from '../shared/saved-notice.tsx'
import { useStale } from '../shared/stale.tsx'
import { savedText, type ShopPageRecord, shownText } from './shop-page-records.ts'

/** What stands around the cart, the checkout or a placed order, drawn with an example in it. */
export function ShopPageEdit() {
  const { onError, dialog } = useStale()
  const tellSaved = useSavedNotice()
  const onSuccess = (saved: ShopPageRecord, { previousData }: { previousData?: Partial<ShopPageRecord> }) =>
    tellSaved(savedText(previousData?.status ?? saved.status, saved))
  return (
    <EditBase<ShopPageRecord> mutationMode="pessimistic" redirect={false} mutationOptions={{ onError, onSuccess }}>
      <Editor />
      {dialog}
    </EditBase>
  )
}

function Editor() {
  const { record } = useEditContext<ShopPageRecord>()
  if (!record) return null
  const previewed = { id: record.id, title: record.title.raw, excerpt: '', picture: 0 }
  const isOut = record.status === 'publish'
  return (
    <>
      <Title title={record.title.raw} />
      <DocumentForm
        record={record}
        design={<DocumentEditor previewed={previewed} />}
        facts={
          <Typography variant="body2" color="textSecondary">
            {shownText(record)}
          </Typography>
        }
        past={<RevisionsPanel path={`/vitrine/v1/shop-pages/${record.id}`} />}
      >
        {isOut ? (
          <>
            <SaveButton label="Salvar" />
            <SaveButton
              type="button"
              label="Voltar ao padrão"
              variant="text"
              icon={<NoIcon />}
              alwaysEnable
              transform={withStatus('draft')}
            />
          </>
        ) : (
          <>
            <SaveButton label="Salvar rascunho" variant="outlined" />
            <SaveButton type="button" label="Publicar" alwaysEnable transform={withStatus('publish')} />
          </>
        )}
      </DocumentForm>
    </>
  )
}

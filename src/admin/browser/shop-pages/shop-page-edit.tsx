import { Typography } from '@mui/material'
import { Title, useRecordContext } from 'react-admin'
import { DocumentEdit } from '../documents/document-edit.tsx'
import { DocumentEditor } from '../documents/document-editor.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { RevisionsPanel } from '../documents/revisions-panel.tsx'
import { SaveButtons } from '../documents/save-buttons.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import type { ShopPageRecord } from '#api/vitrine/shop-page-routes.ts'
import { savedText, shownText } from './shop-page-labels.ts'

/** What stands around the cart, the checkout or a placed order, drawn with an example in it. */
export const ShopPageEdit = () => (
  <DocumentEdit<ShopPageRecord> savedText={savedText}>
    <Editor />
  </DocumentEdit>
)

function Editor() {
  const record = useRecordContext<ShopPageRecord>()
  if (!record) return <ScreenSkeleton />
  const previewed = { id: record.id, title: record.title.raw, excerpt: '', picture: 0 }
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
        <SaveButtons status={record.status} back="Voltar ao padrão" />
      </DocumentForm>
    </>
  )
}

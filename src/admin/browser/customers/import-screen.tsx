import { Alert, Box } from '@mui/material'
import type { CustomerImportRecord } from '#api/vitrine/customer-transfer-routes.ts'
import { count } from '#kit/pt-br.ts'
import { IMPORT_COLUMNS } from '#shop/customers/import-columns.ts'
import { TableImport, TableLines } from '../shared/table-import.tsx'

/** Only a table without a problem is kept. */
export const ImportScreen = () => (
  <TableImport<CustomerImportRecord>
    title="Importar clientes"
    path="/vitrine/v1/customer-import"
    columns={
      <>
        A primeira linha tem os nomes das colunas. «E-mail» ou «CPF/CNPJ» é preciso; as outras são opcionais:{' '}
        {Object.values(IMPORT_COLUMNS).join(', ')}. Várias etiquetas ficam numa célula, separadas por vírgulas.
      </>
    }
    terms="Quem já é cliente é completado; células vazias não mudam nada. Ninguém recebe e-mail, e a importação não inscreve ninguém na newsletter."
    Outcome={Outcome}
    keep={({ created, updated, problems }) =>
      problems.length === 0 ? `Importar ${count(created + updated, 'cliente', 'clientes')}` : undefined
    }
    list={{ to: '/customers', label: 'Ver os clientes' }}
  />
)

function Outcome({ seen }: { seen: CustomerImportRecord }) {
  const { created, updated, problems, ignored_columns: ignored, is_done: isDone } = seen
  const numbers = `${count(created, 'cliente novo', 'clientes novos')} e ${count(updated, 'que a loja já conhece', 'que a loja já conhece')}`
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }} role="status">
      {problems.length > 0 ? (
        <Alert severity="error">
          Nada foi importado. Corrija {problems.length === 1 ? 'esta linha' : 'estas linhas'} na planilha e escolha-a de novo.
        </Alert>
      ) : (
        <Alert severity={isDone ? 'success' : 'info'}>{isDone ? `Guardados: ${numbers}.` : `Na planilha: ${numbers}.`}</Alert>
      )}
      {ignored.length > 0 && <Alert severity="warning">Colunas que a loja não usa: {ignored.join(', ')}.</Alert>}
      <TableLines lines={problems} />
    </Box>
  )
}

import AddIcon from '@mui/icons-material/Add'
import { Box, Button, type Theme, Typography, useMediaQuery } from '@mui/material'
import { CreateButton, Pagination, TopToolbar, useListContext } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { TemplatePart } from '#content/pages/contract.ts'
import { TEMPLATE_PARTS } from '#content/pages/template-rules.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { Panel } from '../shared/panel.tsx'
import { StatusTabs } from '../writing/status-tabs.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { TemplateRow } from './template-row.tsx'
import type { TemplateRecord } from '#api/vitrine/template-item.ts'
import { PARTS } from './template-labels.ts'

const PER_PAGE = 100

/** What stands around everything else: a panel for each kind, with where each of its designs appears. */
export const TemplateList = () => (
  <RecordList<TemplateRecord>
    title="Cabeçalho e rodapé"
    filterDefaultValues={{ status: 'any' }}
    actions={<Actions />}
    sort={{ field: 'part', order: 'ASC' }}
    perPage={PER_PAGE}
    pagination={<MorePages />}
    component="div"
  >
    <StatusTabs without={['future']} />
    <Kinds />
  </RecordList>
)

/** On a telephone the button would hover over the list, where each kind has its own. */
function Actions() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return <TopToolbar>{!isSmall && <CreateButton label="Novo modelo" />}</TopToolbar>
}

/** Hardly any shop has so many. */
function MorePages() {
  const { total = 0 } = useListContext()
  return total > PER_PAGE ? <Pagination rowsPerPageOptions={[PER_PAGE]} /> : null
}

function Kinds() {
  const { data = [], isPending, filterValues } = useListContext<TemplateRecord>()
  const { status = 'any' } = filterValues as { status?: string }
  if (isPending) return <ScreenSkeleton />
  const byPart = Map.groupBy(data, ({ part }) => part)
  // In the whole list every kind has its place, also those that nobody has designed yet.
  const parts = TEMPLATE_PARTS.filter((part) => status === 'any' || byPart.has(part))
  if (parts.length === 0) return <EmptyList>Nenhum modelo ainda.</EmptyList>
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      {parts.map((part) => (
        <Kind key={part} part={part} templates={byPart.get(part) ?? []} mayAdd={status !== 'trash'} />
      ))}
    </Box>
  )
}

function Kind({ part, templates, mayAdd }: { part: TemplatePart; templates: TemplateRecord[]; mayAdd: boolean }) {
  const { name, purpose, without } = PARTS[part]
  return (
    <Panel
      title={name}
      action={
        mayAdd && (
          <Button
            component={RouteLink}
            to={`/templates/create?part=${part}`}
            startIcon={<AddIcon />}
            aria-label={`Novo: ${name}`}
          >
            Novo
          </Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary">
        {purpose}
      </Typography>
      {templates.length === 0 && <Typography sx={{ mt: 1 }}>{without}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {templates.map((template) => (
          <TemplateRow key={template.id} template={template} />
        ))}
      </Box>
    </Panel>
  )
}

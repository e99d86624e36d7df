import { Box, Button, Link, Tab, Tabs, Typography } from '@mui/material'
import { SearchInput, useListContext } from 'react-admin'
import type { QuestionRecord } from '#api/vitrine/question-routes.ts'
import { AnswerForm } from '../reviews/answer-form.tsx'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'

const FILTERS = [<SearchInput key="q" source="q" alwaysOn placeholder="Palavra da pergunta" />]
const TABS: { id: QuestionRecord['status']; name: string; empty: string }[] = [
  {
    id: 'waiting',
    name: 'Para responder',
    empty: 'Nenhuma pergunta para responder. Quem tem uma dúvida pergunta na página do produto, e a pergunta espera aqui.',
  },
  { id: 'published', name: 'Publicadas', empty: 'Nenhuma pergunta publicada.' },
  { id: 'refused', name: 'Recusadas', empty: 'Nenhuma pergunta recusada.' },
]
type Status = QuestionRecord['status']

/** What shoppers ask about products, to be answered. */
export const QuestionList = () => (
  <RecordList<QuestionRecord>
    title="Perguntas"
    filters={FILTERS}
    filterDefaultValues={{ status: 'waiting' }}
    actions={false}
    sort={{ field: 'id', order: 'DESC' }}
  >
    <StatusTabs />
    <Questions />
  </RecordList>
)

const statusOf = (values: unknown): Status => (values as { status?: Status }).status ?? 'waiting'

function StatusTabs() {
  const { filterValues, setFilters } = useListContext()
  return (
    <Tabs
      value={statusOf(filterValues)}
      onChange={(_event, status: Status) => setFilters({ ...filterValues, status })}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label="Situação das perguntas"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {TABS.map(({ id, name }) => (
        <Tab key={id} value={id} label={name} />
      ))}
    </Tabs>
  )
}

function Questions() {
  const { data = [], isPending, filterValues } = useListContext<QuestionRecord>()
  if (isPending) return <ListSkeleton />
  if (data.length === 0) return <EmptyList>{TABS.find(({ id }) => id === statusOf(filterValues))?.empty}</EmptyList>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((question) => (
        <OneQuestion key={question.id} question={question} />
      ))}
    </Box>
  )
}

function OneQuestion({ question }: { question: QuestionRecord }) {
  const { run, isBusy } = useApiAction()
  const { id, status, answer } = question
  const path = `/vitrine/v1/questions/${id}`
  const move = (to: Status, done: string) => void run((provider) => provider.tell(path, { status: to }), done)
  const moveButton = (to: Status, name: string, done: string) => (
    <Button size="small" variant={to === 'published' ? 'contained' : 'text'} disabled={isBusy} onClick={() => move(to, done)}>
      {name}
    </Button>
  )
  return (
    <Box component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}>
      <Link href={question.product_permalink} sx={{ justifySelf: 'start' }}>
        {question.product_name}
      </Link>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {question.question}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {question.author} ({question.email || 'sem e-mail'}) · {momentText(question.date_created)}
      </Typography>
      {status !== 'refused' && (
        <AnswerForm
          key={answer}
          answer={answer}
          hint={
            question.answer_told
              ? 'Quem perguntou já foi avisado por e-mail.'
              : 'A pergunta e a resposta aparecem na página do produto. Quem perguntou recebe um e-mail, uma vez.'
          }
          action={status === 'published' ? 'Guardar resposta' : 'Responder e publicar'}
          save={(said) => ({
            deed: (provider) => provider.tell(path, { answer: said, ...(said !== '' && { status: 'published' }) }),
            done: said === '' ? 'Resposta retirada; a pergunta espera de novo.' : 'Pergunta respondida e publicada.',
          })}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {status === 'waiting' && answer !== '' && moveButton('published', 'Publicar', 'Pergunta publicada.')}
        {status === 'published' && moveButton('waiting', 'Esconder', 'Pergunta escondida.')}
        {status !== 'refused' && moveButton('refused', 'Recusar', 'Pergunta recusada. Está em «Recusadas».')}
        {status === 'refused' && moveButton('waiting', 'Desfazer', 'Pergunta de volta para responder.')}
      </Box>
    </Box>
  )
}

import { Box, Button, Link, Rating, Tab, Tabs, Typography } from '@mui/material'
import { SearchInput, useListContext } from 'react-admin'
import type { ReviewRecord } from '#api/wc/review-shape.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { AnswerForm } from './answer-form.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'

/** What wc/v3 does not tell of a review. */
export type ReviewExtra = {
  id: number
  helpful: number
  answer: string
  answer_told: boolean
  photos: { id: number; url: string; small_url: string }[]
}

const FILTERS = [<SearchInput key="q" source="q" alwaysOn placeholder="Palavra da avaliação" />]
const TABS: { id: ReviewRecord['status']; name: string }[] = [
  { id: 'hold', name: 'Para ler' },
  { id: 'approved', name: 'Publicadas' },
  { id: 'spam', name: 'Spam' },
  { id: 'trash', name: 'Lixeira' },
]
const MOVES: Record<ReviewRecord['status'], { to: ReviewRecord['status']; name: string; done: string }[]> = {
  hold: [
    { to: 'approved', name: 'Publicar', done: 'Avaliação publicada.' },
    { to: 'spam', name: 'É spam', done: 'Avaliação marcada como spam.' },
    { to: 'trash', name: 'Lixeira', done: 'Avaliação na lixeira.' },
  ],
  approved: [
    { to: 'hold', name: 'Esconder', done: 'Avaliação escondida.' },
    { to: 'spam', name: 'É spam', done: 'Avaliação marcada como spam.' },
    { to: 'trash', name: 'Lixeira', done: 'Avaliação na lixeira.' },
  ],
  spam: [
    { to: 'hold', name: 'Não é spam', done: 'Avaliação de volta para ler.' },
    { to: 'trash', name: 'Lixeira', done: 'Avaliação na lixeira.' },
  ],
  trash: [{ to: 'hold', name: 'Tirar da lixeira', done: 'Avaliação de volta para ler.' }],
}

/** What shoppers wrote, to be read before others read it. */
export const ReviewList = () => (
  <RecordList<ReviewRecord>
    title="Avaliações"
    filters={FILTERS}
    filterDefaultValues={{ status: 'hold' }}
    queryOptions={{ meta: { ask: { context: 'edit' } } }}
    actions={false}
    sort={{ field: 'date_created', order: 'DESC' }}
  >
    <StatusTabs />
    <Reviews />
  </RecordList>
)

function StatusTabs() {
  const { filterValues, setFilters } = useListContext()
  return (
    <Tabs
      value={(filterValues as { status?: string }).status ?? 'hold'}
      onChange={(_event, status: string) => setFilters({ ...filterValues, status })}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label="Situação das avaliações"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {TABS.map(({ id, name }) => (
        <Tab key={id} value={id} label={name} />
      ))}
    </Tabs>
  )
}

function Reviews() {
  const { data = [], isPending } = useListContext<ReviewRecord>()
  const ids = data.map(({ id }) => id).join(',')
  const { data: extras = [] } = useAnswer<ReviewExtra[]>(`/vitrine/v1/reviews?include=${ids}`, { enabled: ids !== '' })
  if (isPending) return <ListSkeleton />
  if (data.length === 0)
    return (
      <EmptyList>
        Nenhuma avaliação para ler. Quem comprou avalia na página do produto, e o que escreve espera aqui até você publicar.
      </EmptyList>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((review) => (
        <OneReview key={review.id} review={review} extra={extras.find(({ id }) => id === review.id)} />
      ))}
    </Box>
  )
}

function OneReview({ review, extra }: { review: ReviewRecord; extra: ReviewExtra | undefined }) {
  const { run, isBusy } = useApiAction()
  const move = (to: ReviewRecord['status'], done: string) =>
    run((provider) => provider.update('reviews', { id: review.id, data: { status: to }, previousData: { id: review.id } }), done)
  return (
    <Box component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Rating value={review.rating} readOnly size="small" getLabelText={(value) => `Nota ${value} de 5`} />
        <Link href={review.product_permalink}>{review.product_name}</Link>
      </Box>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {review.review}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {review.reviewer} ({review.reviewer_email || 'sem e-mail'}) · {momentText(review.date_created)}
        {review.verified && ' · comprou o produto'}
        {extra &&
          extra.helpful > 0 &&
          ` · ${extra.helpful} ${extra.helpful === 1 ? 'pessoa achou útil' : 'pessoas acharam útil'}`}
      </Typography>
      {extra && extra.photos.length > 0 && <ReviewPhotos reviewId={review.id} photos={extra.photos} />}
      {extra && review.status !== 'spam' && review.status !== 'trash' && (
        <AnswerForm
          key={extra.answer}
          answer={extra.answer}
          hint={
            extra.answer_told
              ? 'O autor já foi avisado por e-mail.'
              : 'Aparece sob a avaliação. O autor recebe um e-mail, uma vez, quando ela estiver publicada.'
          }
          save={(answer) => ({
            deed: (provider) => provider.tell(`/vitrine/v1/reviews/${review.id}/answer`, { answer }),
            done: answer === '' ? 'Resposta retirada.' : 'Resposta guardada.',
          })}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {MOVES[review.status].map(({ to, name, done }) => (
          <Button
            key={to}
            size="small"
            variant={to === 'approved' ? 'contained' : 'text'}
            disabled={isBusy}
            onClick={() => void move(to, done)}
          >
            {name}
          </Button>
        ))}
      </Box>
    </Box>
  )
}

import type { ProductPage } from '#shop/catalog/contract.ts'
import { QUESTION_SEARCH, type QuestionList, SEARCHED_FROM } from '#shop/reviews/questions/contract.ts'
import { formatDate } from '#kit/pt-br.ts'
import { QuestionForm } from './question-form.tsx'

type Props = { product: ProductPage; list: QuestionList }

/** What others asked, with the shop's answers, and where to ask. */
export const ProductQuestions = ({ product, list: { questions, total, words } }: Props) => (
  <div id="perguntas" className="product-questions">
    {(total >= SEARCHED_FROM || words !== '') && (
      <form className="question-search" method="get" action={`${product.url}#perguntas`} role="search">
        <label htmlFor="question-search">Procurar nas perguntas</label>
        <input className="input" id="question-search" type="search" name={QUESTION_SEARCH} defaultValue={words} maxLength={100} />
        <button type="submit" className="button" data-look="outline">
          Procurar
        </button>
      </form>
    )}
    {questions.length === 0 ? (
      <p>
        {words === '' ? 'Ninguém perguntou ainda. Ficou uma dúvida? Pergunte.' : `Nada sobre “${words}”. `}
        {words !== '' && <a href={`${product.url}#perguntas`}>Ver todas as perguntas</a>}
      </p>
    ) : (
      <dl className="question-list">
        {questions.map(({ id, author, text, at, answer }) => (
          <div key={id} id={`pergunta-${id}`}>
            <dt>
              {text}
              <span className="question-by">
                {author}, <time dateTime={at.toISOString()}>{formatDate(at)}</time>
              </span>
            </dt>
            <dd className="shop-answer">
              <strong>Resposta da loja</strong>
              <p className="description">{answer}</p>
            </dd>
          </div>
        ))}
      </dl>
    )}
    <div>
      <h3>Pergunte à loja</h3>
      <QuestionForm productId={product.id} />
    </div>
  </div>
)

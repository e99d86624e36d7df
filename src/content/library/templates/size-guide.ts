import { definePage } from '../design.ts'
import { BELOW, pageTitle } from '../page-pieces.ts'
import imageTextArch from '../sections/image-text/arch.ts'
import questionsReturns from '../sections/questions/returns.ts'
import questionsSizeGuide from '../sections/questions/size-guide.ts'

export default definePage({
  title: 'Guia de tamanhos',
  words: 'medidas tabela moda',
  order: 140,
  draw: (shop) => [
    pageTitle('Guia de tamanhos', 'Cinco minutos com a fita métrica evitam uma troca.'),
    questionsSizeGuide.draw(shop, BELOW),
    imageTextArch.draw(shop, BELOW),
    questionsReturns.draw(shop, BELOW),
  ],
})

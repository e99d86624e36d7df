import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Cartão com a peça',
    settings: {
      testimonial_content:
        'Comprei duas canecas para testar e voltei para buscar o jogo inteiro. Cada uma tem um jeitinho, e é disso que a gente gosta aqui em casa.',
      testimonial_name: 'Renata M.',
      testimonial_job: 'Belo Horizonte, MG',
      testimonial_image: { id: 5 },
      look: 'card',
    },
  },
  {
    title: 'Grande, no centro',
    settings: {
      testimonial_content: 'O vaso veio numa caixa tão bem feita que guardei a palha.',
      testimonial_name: 'Paulo Henrique S.',
      testimonial_job: 'Curitiba, PR',
      look: 'large',
      alignment: 'center',
    },
  },
  {
    title: 'Simples',
    settings: {
      testimonial_content: 'A rede está na varanda há dois anos, pega sol e criança o dia todo, e continua firme.',
      testimonial_name: 'Marcelo T.',
      testimonial_job: 'Goiânia, GO',
    },
  },
] satisfies Demo[]

/** Who writes the diary, by the name under their posts. */
export const authors = [
  {
    name: 'Helena Prates',
    role: 'Fundadora e curadora',
    bio: 'Cresceu entre fornadas no Vale do Jequitinhonha e abriu a Casa Aroeira em 2014, num sobrado de Tiradentes. Escolhe cada peça da loja, e só escreve sobre oficinas em que já tomou café.',
  },
  {
    name: 'Tomás Resende',
    role: 'Marceneiro e cronista das oficinas',
    bio: 'Passou vinte anos na bancada antes de pegar no caderno. Visita quem faz, pergunta demais e volta sempre com serragem no bolso.',
  },
  {
    name: 'Marina Leal',
    role: 'Designer de interiores',
    bio: 'Arruma casas de verdade, com criança, cachorro e pouca luz. Acredita em uma peça boa por cômodo e em parede com cor.',
  },
]

type Said = { author: string; text: string; daysAfter: number }

/** What readers said, by the post's slug; some were answered. */
export const comments: Record<string, (Said & { replies?: Said[] })[]> = {
  'presentes-feitos-a-mao': [
    {
      author: 'Renata Figueira',
      text: 'Usei a pergunta da casa nova com a minha irmã e acertei em cheio na moringa. Ela chorou!',
      daysAfter: 1,
      replies: [
        {
          author: 'Helena Prates',
          text: 'Que alegria, Renata! A moringa gosta de ficar uma noite de molho antes do primeiro uso, avise a ela.',
          daysAfter: 2,
        },
        { author: 'Renata Figueira', text: 'Recado dado. Obrigada!', daysAfter: 2 },
      ],
    },
    {
      author: 'Caio M.',
      text: 'Alguma sugestão para quem cozinha muito e tem pouco armário?\n\nMinha mãe já tem todas as panelas do mundo.',
      daysAfter: 3,
      replies: [
        { author: 'Marina Leal', text: 'Um conjunto de colheres de pau: mora num pote, em cima da bancada.', daysAfter: 4 },
      ],
    },
  ],
  'uma-manha-na-oficina-de-seu-adao': [
    {
      author: 'Ivone Torres',
      text: 'Seu Adão fez a mesa da minha avó, em 1981. Está na família até hoje. Que bom ler sobre ele.',
      daysAfter: 2,
      replies: [{ author: 'Tomás Resende', text: 'Ivone, ele leu o seu comentário e pediu uma foto da mesa!', daysAfter: 3 }],
    },
    { author: 'Pedro Lins', text: 'Ótimo texto. Senti o cheiro do óleo daqui.', daysAfter: 5 },
  ],
  'velas-sem-tunel-e-sem-fumaca': [
    {
      author: 'Sônia Prado',
      text: 'A dica da primeira queima salvou a minha vela. Quem diria que era só ter paciência.',
      daysAfter: 6,
    },
  ],
}

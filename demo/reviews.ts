import type { DemoReview } from './shapes.ts'

/** What shoppers wrote, by product slug. */
export const reviews: Record<string, DemoReview[]> = {
  'caneca-serra': [
    {
      author: 'Renata M.',
      rating: 5,
      text: 'Uso todo dia há três meses. A onda do esmalte é linda e a asa cabe três dedos, coisa rara.',
      daysAgo: 92,
    },
    {
      author: 'Otávio L.',
      rating: 5,
      text: 'Comprei duas, uma branca e uma índigo. O café demora a esfriar e a base não risca a mesa.',
      daysAgo: 61,
    },
    {
      author: 'Simone A.',
      rating: 4,
      text: 'Linda, só é um pouco mais pesada do que eu imaginava. Para a minha mãe, que tem artrose, não serviu; ficou comigo.',
      daysAgo: 40,
    },
    {
      author: 'Caio B.',
      rating: 5,
      text: 'Veio com um bilhete contando quem fez. Dei de presente e quase fiquei com ela.',
      daysAgo: 12,
    },
  ],
  'prato-raso-ipe': [
    {
      author: 'Luciana P.',
      rating: 5,
      text: 'Montei um jogo misturando terracota e oliva e ficou lindo. Já foram à lava-louças umas trinta vezes.',
      daysAgo: 120,
    },
    {
      author: 'Eduardo N.',
      rating: 4,
      text: 'Bonito e firme. O branco marca um pouco com a faca, mas sai com bicarbonato, como diz a descrição.',
      daysAgo: 77,
    },
    {
      author: 'Jussara C.',
      rating: 3,
      text: 'A cor é linda, mas dois dos seis pratos balançam um pouquinho na mesa. Trocaram um sem problema; o outro eu deixei.',
      daysAgo: 33,
    },
  ],
  'bowl-cuia': [
    {
      author: 'Fernanda G.',
      rating: 5,
      text: 'Tamanho perfeito para sopa e para o açaí das crianças. Ela balança e volta, é divertido mesmo.',
      daysAgo: 88,
    },
    { author: 'Diego R.', rating: 5, text: 'O ocre ao vivo é ainda mais bonito do que na foto.', daysAgo: 25 },
  ],
  'vaso-jequitinhonha': [
    {
      author: 'Paulo Henrique S.',
      rating: 5,
      text: 'A embalagem merece um capítulo: caixa dupla, palha, tudo firme. O vaso é uma obra. As manchas do fogo são o mais bonito.',
      daysAgo: 45,
    },
    {
      author: 'Vera Lúcia D.',
      rating: 5,
      text: 'Sou do Vale e reconheci o jeito de pintar. Bom ver o nome de quem faz escrito junto.',
      daysAgo: 29,
    },
    {
      author: 'Gustavo H.',
      rating: 4,
      text: 'Maravilhoso. O meu veio com 30 cm, dois a menos do que está na página, mas dentro do que avisam.',
      daysAgo: 14,
    },
  ],
  'vaso-gota': [
    {
      author: 'Patrícia V.',
      rating: 5,
      text: 'Comprei o P e o G em terracota. Um galho de eucalipto só e a sala já mudou.',
      daysAgo: 22,
    },
    {
      author: 'Rafael O.',
      rating: 4,
      text: 'Muito bonito e não vaza. Lavar por dentro dá trabalho, precisa mesmo da escovinha.',
      daysAgo: 9,
    },
  ],
  'moringa-de-barro': [
    {
      author: 'Dalva S.',
      rating: 5,
      text: 'Igual à da casa da minha avó. A água fica fria de verdade, e o gosto de barro saiu na terceira lavagem.',
      daysAgo: 96,
    },
    {
      author: 'Bruno E.',
      rating: 4,
      text: 'Funciona muito bem. Só não esqueçam o pires embaixo, porque ela sua bastante.',
      daysAgo: 54,
    },
    { author: 'Camila T.', rating: 5, text: 'Fica na minha cabeceira e virou assunto de toda visita.', daysAgo: 20 },
  ],
  'travessa-oval': [
    {
      author: 'Regina F.',
      rating: 5,
      text: 'Fiz lasanha para seis e ainda sobrou. As abas ajudam muito na hora de tirar do forno, e o índigo é lindo.',
      daysAgo: 71,
    },
    {
      author: 'Cláudia F.',
      rating: 4,
      text: 'A primeira chegou lascada na borda. Mandaram outra em três dias, sem discussão. A peça é excelente.',
      daysAgo: 38,
    },
  ],
  'conjunto-cafe-da-tarde': [
    {
      author: 'Ana Beatriz K.',
      rating: 5,
      text: 'Presente de 80 anos da minha sogra. Ela ligou emocionada. O bule serve sem pingar.',
      daysAgo: 11,
    },
    {
      author: 'Maurício J.',
      rating: 5,
      text: 'As cores combinam sem ser iguais, e a caneca cabe bem na mão. Bem embalado, chegou inteiro a Manaus.',
      daysAgo: 5,
    },
  ],
  'tabua-de-corte-jatoba': [
    {
      author: 'Thiago M.',
      rating: 5,
      text: 'Pesada, não escorrega e tem um furo de prego antigo no canto que eu adoro.',
      daysAgo: 150,
    },
    {
      author: 'Sueli R.',
      rating: 5,
      text: 'Passo o óleo todo mês, como ensinaram, e está como nova depois de cinco meses.',
      daysAgo: 83,
    },
    {
      author: 'Leandro C.',
      rating: 3,
      text: 'Ótima madeira, mas é pesada para lavar na minha pia pequena. Queria uma versão menor.',
      daysAgo: 47,
    },
    { author: 'Ivone B.', rating: 5, text: 'Uso o lado liso para servir queijo. Todo mundo pergunta de onde é.', daysAgo: 16 },
  ],
  'jogo-americano-palha': [
    {
      author: 'Marta Q.',
      rating: 5,
      text: 'Acabamento muito caprichado, e a palha não solta fiapo. Aproveitei a promoção e levei dois jogos.',
      daysAgo: 52,
    },
    {
      author: 'Hugo D.',
      rating: 4,
      text: 'Bonito e resistente. Um deles veio um pouco ondulado; deixei sob um livro e assentou.',
      daysAgo: 19,
    },
  ],
  'avental-de-linho': [
    {
      author: 'Carla N.',
      rating: 5,
      text: 'Trabalho em confeitaria e é o primeiro avental cuja alça não corta o pescoço.',
      daysAgo: 68,
    },
    { author: 'Felipe A.', rating: 5, text: 'Tenho 1,90 m e serviu bem. O tecido é grosso na medida.', daysAgo: 30 },
    {
      author: 'Roseli P.',
      rating: 4,
      text: 'Muito bonito. Achei o bolso um pouco baixo para mim, que sou pequena.',
      daysAgo: 13,
    },
  ],
  'manta-sertao': [
    {
      author: 'Beatriz S.',
      rating: 5,
      text: 'Usei no pé da cama o inverno inteiro. Lavei na máquina, dentro do saco, e a franja saiu perfeita.',
      daysAgo: 75,
    },
    {
      author: 'Jorge W.',
      rating: 4,
      text: 'Quentinha e bem tecida. O terracota é um pouco mais alaranjado do que na tela do meu computador.',
      daysAgo: 42,
    },
    { author: 'Tatiana L.', rating: 5, text: 'Meu gato aprovou antes de mim. Nenhum fio puxado até agora.', daysAgo: 18 },
  ],
  'toalha-de-banho-algodao': [
    {
      author: 'Adriana C.',
      rating: 5,
      text: 'Finalmente uma toalha que seca no varal do apartamento. Comprei o banhão branco e voltei para pegar mais dois.',
      daysAgo: 105,
    },
    {
      author: 'Samuel F.',
      rating: 4,
      text: 'Absorve muito depois da primeira lavagem. A índigo soltou tinta nas duas primeiras, como avisam.',
      daysAgo: 66,
    },
    {
      author: 'Elisa R.',
      rating: 3,
      text: 'Boa toalha, mas eu esperava mais fofa. É mais fina do que as de hotel; em compensação, seca depressa.',
      daysAgo: 37,
    },
    {
      author: 'Nair G.',
      rating: 5,
      text: 'O cadarço para pendurar é costurado de verdade. Parece detalhe, mas não é.',
      daysAgo: 15,
    },
  ],
  'rede-de-descanso': [
    {
      author: 'Marcelo T.',
      rating: 5,
      text: 'Dois anos de varanda, sol e criança pulando. Continua firme e bonita.',
      daysAgo: 110,
    },
    {
      author: 'Socorro M.',
      rating: 5,
      text: 'Sou cearense e exigente com rede. O pano é grosso, a varanda é de crochê mesmo e o punho tem corda que chega.',
      daysAgo: 64,
    },
    { author: 'André V.', rating: 5, text: 'Segui as medidas da página para os ganchos e acertei de primeira.', daysAgo: 36 },
    { author: 'Gisele O.', rating: 4, text: 'Enorme e deliciosa. Só senti falta de virem os ganchos junto.', daysAgo: 8 },
  ],
  'jogo-de-cama-percal': [
    {
      author: 'Cristiane B.',
      rating: 5,
      text: 'Fresco como lençol de pousada. O ajour à mão é de uma delicadeza só.',
      daysAgo: 80,
    },
    {
      author: 'Rodrigo I.',
      rating: 4,
      text: 'Ótimo algodão. Amassa, como todo percal; estendendo bem, quase não precisa passar.',
      daysAgo: 41,
    },
    { author: 'Marlene K.', rating: 5, text: 'O elástico pega até o meu colchão alto, de 33 cm. Recomendo.', daysAgo: 17 },
  ],
  'cesto-de-capim-dourado': [
    {
      author: 'Letícia P.',
      rating: 5,
      text: 'Brilha como joia. Guardo as linhas de costura e deixo na sala, porque não dá para esconder no armário.',
      daysAgo: 32,
    },
    {
      author: 'Vinícius A.',
      rating: 5,
      text: 'A tampa encaixa certinho. Gostei de saber da época da colheita e de onde vem.',
      daysAgo: 21,
    },
    {
      author: 'Norma E.',
      rating: 4,
      text: 'Lindo. Menor do que imaginei, mas as medidas estavam na página; eu é que não li.',
      daysAgo: 7,
    },
  ],
  'luminaria-de-palha': [
    {
      author: 'Isabela F.',
      rating: 5,
      text: 'A sombra na parede à noite é um espetáculo. Pus uma LED de 7 W amarelinha.',
      daysAgo: 20,
    },
    {
      author: 'Wagner S.',
      rating: 4,
      text: 'Muito bonita. O cabo poderia ser mais longo para pé-direito alto; meu eletricista emendou.',
      daysAgo: 10,
    },
  ],
  'vela-de-cera-de-coco': [
    { author: 'Mônica H.', rating: 5, text: 'O de figo não é enjoativo. Quando acabou, o copo virou porta-escova.', daysAgo: 35 },
    {
      author: 'Pedro Y.',
      rating: 3,
      text: 'Bem feita e queima por igual, mas o aroma de madeira é suave demais para a minha sala grande. No quarto, ficou bom.',
      daysAgo: 24,
    },
    { author: 'Aline D.', rating: 5, text: 'Capim-limão na cozinha depois da fritura: resolvido.', daysAgo: 6 },
  ],
  'camiseta-algodao-organico': [
    { author: 'Júlia T.', rating: 5, text: 'A gola não deforma. Tenho três e já perdi a conta das lavagens.', daysAgo: 58 },
    {
      author: 'Henrique Z.',
      rating: 4,
      text: 'Malha encorpada, do jeito que eu gosto. O G ficou um pouco largo; o M seria o meu.',
      daysAgo: 34,
    },
    {
      author: 'Débora L.',
      rating: 5,
      text: 'A tabela de medidas bate com a peça, finalmente. O terracota é lindo.',
      daysAgo: 11,
    },
  ],
  'camisa-de-linho': [
    {
      author: 'Flávio M.',
      rating: 5,
      text: 'Usei num casamento na praia, amassada e feliz. Os botões de jarina são um charme.',
      daysAgo: 23,
    },
    {
      author: 'Olívia C.',
      rating: 5,
      text: 'Comprei para o marido e uso eu. Tecido ótimo, costura impecável por dentro.',
      daysAgo: 9,
    },
  ],
  'bolsa-de-palha': [
    {
      author: 'Priscila G.',
      rating: 5,
      text: 'Cabe tudo e não marca o ombro. O forro com zíper faz toda a diferença.',
      daysAgo: 13,
    },
    {
      author: 'Nathalia R.',
      rating: 4,
      text: 'Linda e bem forrada. As alças são um pouco duras no começo; depois de uma semana amaciaram.',
      daysAgo: 4,
    },
  ],
  'caderno-costurado': [
    { author: 'Murilo P.', rating: 5, text: 'Uso com caneta-tinteiro e não vaza. Abre inteiro, como prometido.', daysAgo: 55 },
    {
      author: 'Helô S.',
      rating: 5,
      text: 'Terceiro que compro. A costura aparente é linda, e a capa envelhece bem.',
      daysAgo: 27,
    },
    { author: 'Júlio V.', rating: 4, text: 'Excelente. Eu gostaria de uma versão pontilhada, além da lisa.', daysAgo: 10 },
  ],
}

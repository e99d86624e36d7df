/** The whole e-book as plain text: a blank line parts the paragraphs, a line in capitals heads a chapter. */
export const guiaDeCuidados = `GUIA DE CUIDADOS
Casa Aroeira

Este guia junta o que aprendemos no balcão, com as oficinas e em casa. Não substitui a etiqueta da peça: quando as duas disserem coisas diferentes, siga a etiqueta e escreva para nós.

Três ideias valem para quase tudo: seque bem, fuja da mudança brusca de temperatura e limpe logo, enquanto a mancha é nova.

1. CERÂMICA ESMALTADA

Canecas, pratos, bowls e travessas de grés vão ao micro-ondas e à lava-louças. O que trinca a cerâmica é o choque: não tire da geladeira direto para o forno, nem ponha água fervendo na caneca gelada.

Mancha de café ou chá: uma colher de sopa de bicarbonato em água morna, meia hora de molho, esponja macia.

Risco cinza de talher: é metal que ficou no esmalte, não é arranhão. Faça uma pasta de bicarbonato e água e esfregue com o dedo.

Lascou a borda? Pare de usar para comer e beber. Vira vaso, porta-lápis, pratinho de chave.

2. BARRO NATURAL

Moringas e vasos sem esmalte são porosos. Lave só com água; o barro absorve o sabão e devolve o gosto.

Moringa nova: encha, espere uma noite, descarte a água e repita duas ou três vezes. Moringa parada: seque de boca para baixo, à sombra, por dois dias antes de guardar.

Apareceu um pó branco do lado de fora? São sais da água. Escove a seco.

Vaso pintado com barro não vê água: pincel macio, pano seco e um copo por dentro quando houver flor fresca.

3. MADEIRA

Lave, enxágue, seque em pé. Nunca de molho, nunca na lava-louças, nunca ao sol.

Óleo mineral de grau alimentício uma vez por mês: espalhe com pano, espere uma noite, tire o excesso. Não use óleo de cozinha, que rança.

Cheiro de alho ou cebola: meio limão e sal grosso, esfregue e enxágue.

Fibra levantada: lixa 220 no sentido do veio, depois óleo. Rachadura pequena costuma fechar com óleo; se não fechar, aposente a tábua do corte e use para servir.

4. LINHO

Água fria, pouco sabão, ciclo delicado. O linho gosta de espaço: máquina pela metade.

Não torça. Pendure pingando e deixe o peso da água desamassar. Para passar, passe úmido.

Mancha de gordura: talco ou amido por uma hora, escove, lave. Mancha de vinho: água com gás na hora, sabão de coco depois.

O linho amacia com o tempo. Amaciante atrapalha: deixa uma película que retém sujeira.

5. ALGODÃO, RENDA E TEAR

Toalhas: lave antes de usar, em água morna e sem amaciante. Se endureceram, meia xícara de vinagre branco no enxágue resolve.

Mantas e redes: saco de lavar, punhos e franjas amarrados, secagem na horizontal.

Renda: sempre à mão, com sabão de coco. Aperte dentro de uma toalha e seque deitada.

Tapete de tear: bata, aspire sem escova e vire de lado a cada dois meses.

6. PALHA, FIBRA E CAPIM-DOURADO

O inimigo é a umidade. Pano quase seco, vento, sombra.

Capim-dourado não se molha. Na época de chuva, deixe os cestos abertos e afastados da parede. Se aparecer mofo, escove a seco ao ar livre e passe um pano com algumas gotas de álcool.

Palha amassada: vapor a um palmo de distância, acerte com a mão e deixe secar com peso ou enchimento.

7. VELAS E VIDRO

Na primeira queima, espere derreter até a borda; é o que evita o buraco no meio. Pavio sempre com 5 mm. Apague com a tampa ou um abafador, não com sopro.

Acabou? Ponha o copo no congelador por uma hora: o resto da cera se solta. Lave e use de novo.

Vidro soprado: lave à mão, longe de água fervendo e de congelador.

PARA DEIXAR NA PORTA DO ARMÁRIO

Grés esmaltado: micro-ondas sim, lava-louças sim.
Barro natural: micro-ondas não, lava-louças não, sabão não.
Madeira: molho não, lava-louças não, óleo todo mês.
Linho e algodão: água fria, sem amaciante.
Renda: só à mão.
Palha e capim-dourado: água não.
Vidro soprado: à mão, sem choque de temperatura.

Ficou alguma dúvida? Escreva para contato@casaaroeira.example ou ligue para (32) 3355-0199. Respondemos com gosto.
`

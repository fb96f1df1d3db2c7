/** Words as people often mistype them, after the word that they mean. */
const mistyped = `
accessory: accesory acessory; accommodation: accomodation acommodation accomadation; account: acount accout; achievement: acheivement achievment;
address: adress addres adresse; admin: adim; advertisement: advertisment; amateur: amatuer amature; analysis: anaylsis; animal: anmial aminal;
apartment: appartment apartement; appointment: apointment appoinment appointement; assignment: asignment assigment; athlete: athelete;
attendance: attendence attandance; available: availible avaliable avalable; availability: availibility avaliability; bakery: bakary bakry;
balance: balence; beautiful: beautifull beutiful; booking: bookng bookking; broccoli: brocolli; budget: buget budjet;
business: bussiness busines buisness bizness; calendar: calender calander; campaign: campain campagne; cancel: cancle;
category: catagory categry catergory; celebration: celebraton; cellar: celler; cemetery: cemetary; certificate: certficate certifcate;
challenge: challange; chocolate: choclate; client: cleint; coffee: cofee; colleague: collegue colleage; collection: colection; color: collor;
comment: coment commnet; committee: commitee comittee; company: compnay; competition: compitition competion; complaint: complant; computer: computor;
contact: contect; course: cource; customer: custommer cutomer; dashboard: dashbord; deadline: dedline; delivery: delivry delevery; dentist: dentest;
description: discription descripton; directory: directry; discount: discout; donation: donaton; download: donwload; electrician: electrition electrican;
email: emial; employee: employe emploee; environment: enviroment; equipment: equiptment equipement; exercise: excercise exersise; expense: expence;
experience: experiance; favorite: favorate; feedback: feedbak; festival: festval; forum: forrum; friend: freind frend; gallery: galery gallary;
garage: garrage; goods: godos; government: goverment; grammar: grammer; guarantee: garantee; guest: geust; guide: giude; habit: habbit;
height: heigth hight; history: histroy; hobby: hoby; holiday: holliday; image: imgae; ingredient: ingrediant ingridient; insurance: insurence;
interview: interveiw; inventory: inventry; invoice: invioce; jewelry: jewlery; journal: jornal; kitchen: kichen; knowledge: knowlege;
language: langauge languge; league: leage; leisure: liesure; lesson: leson; library: libary librarry; license: lisence lisense; list: lsit;
loyalty: loyality; luggage: lugage; maintenance: maintainance maintenence; management: managment; marketplace: marketpace; massage: masage;
measurement: mesurement; medicine: medecine; meeting: meating; member: memeber membre; membership: memebership; menu: menue; message: mesage messege;
museum: musuem; neighbour: nieghbour; neighbor: nieghbor; neighborhood: nieghborhood; newsletter: newletter; notice: notise; notification: notfication;
occasion: occassion; opening: openning; parcel: parsel; password: pasword; patient: pateint; payment: payement paymet; people: poeple; pharmacy: farmacy;
picture: pictuer; portfolio: portfollio; product: prodcut; project: projet; quantity: quanity; question: qustion questoin; questionnaire: questionaire;
quiz: quizz; receipt: reciept receit; recipe: recipie reciepe receipe; recommendation: recomendation reccomendation; registration: registeration;
rehearsal: rehersal rehearsel rehersel; reminder: remider; request: reqeust; reservation: reservaton resevation;
restaurant: restaraunt restuarant resturant restarant; result: reslut; review: reveiw; roommate: roomate; schedule: schedual shedule scedule schedul;
secretary: secratary; service: serivce; settings: setings; shopping: shoping; souvenir: suvenir; species: speices; statistics: statisitcs;
student: studnet; subscription: subscribtion; supplier: suplier; survey: survery; teacher: techer; temperature: temperture; tenant: tennant;
ticket: tiket; tournament: tournement turnament; training: traning; treatment: treatement; tutor: tuter; user: usser; vacation: vaccation;
vaccine: vacine; vegetable: vegtable; vehicle: vehical vehicel; veterinary: vetinary; village: vilage; visitor: vistor visiter;
volunteer: volenteer voluntier; waiting: waitting; warehouse: wearhouse; warranty: waranty; website: webiste wesbite websit; wedding: weding;
workshop: worksop; writing: writting; which: wich whitch; their: thier; receive: recieve; separate: seperate; until: untill; submit: sumbit;
search: serach; create: craete; upload: uplaod; track: trak; believe: beleive; tomorrow: tommorow tomorow; definitely: definately; together: togehter;
different: diffrent; should: shoud; would: woud; customize: costumize; organise: orgnise; organizer: orginizer`

const spelling: ReadonlyMap<string, string> = new Map(
  mistyped
    .trim()
    .split(/;\s*/)
    .flatMap((entry) => {
      const [right = '', wrong = ''] = entry.split(': ')
      return wrong.split(' ').map((word) => [word, right] as const)
    }),
)

/** A word as it was meant where it is mistyped as people often do, also in the plural; any other word as it is. */
export function spelt(word: string): string {
  const right = spelling.get(word)
  if (right !== undefined) return right
  const one = word.endsWith('ies') ? `${word.slice(0, -3)}y` : /[^s]s$/.test(word) ? word.slice(0, -1) : null
  const many = one === null ? undefined : spelling.get(one)
  return many === undefined ? word : /[^aeiou]y$/.test(many) ? `${many.slice(0, -1)}ies` : `${many}s`
}

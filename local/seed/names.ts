/** A name in Arabic letters and the spellings in Latin letters that people of Qatar use for it; without Arabic where none is natural. */
export interface Name {
  readonly arabic?: string;
  readonly spellings: readonly [string, ...string[]];
}
type Names = readonly [Name, ...Name[]];

const read = (line: string): Name => {
  const [latin = '', arabic] = line.split('=');
  const [first = '', ...others] = latin.split('/');
  return { spellings: [first, ...others], ...(arabic !== undefined && { arabic }) };
};
/** `Mohammed/Muhammad=محمد Ali=علي`: names with their spellings; an underscore is a space. */
const names = (text: string): Names => {
  const [first, ...others] = text
    .trim()
    .split(/\s+/)
    .map((entry) => read(entry.replaceAll('_', ' ')));
  return [first ?? { spellings: [''] }, ...others];
};

const arabMen = names(`Mohammed/Muhammad/Mohamed/Muhamad=محمد Ahmed/Ahmad=أحمد Abdullah/Abdulla=عبدالله Khalid/Khaled=خالد
  Hamad/Hamed=حمد Ali/Aly=علي Yousef/Yusuf/Youssef=يوسف Omar/Umar=عمر Ibrahim/Ebrahim=إبراهيم Hassan/Hasan=حسن Hussein/Hussain=حسين
  Saad/Sa'ad=سعد Nasser/Naser=ناصر Fahad/Fahd=فهد Jassim/Jasim=جاسم Mubarak/Mobarak=مبارك Salman=سلمان Tariq/Tarek=طارق
  Mahmoud/Mahmood=محمود Mustafa/Moustafa=مصطفى Abdulrahman/Abdelrahman/Abdul_Rahman=عبدالرحمن Karim/Kareem=كريم Rashid/Rashed=راشد
  Sultan=سلطان Bilal=بلال Ziad/Ziyad=زياد Osama/Usama=أسامة Faisal/Faysal=فيصل Majid/Majed=ماجد Sami/Samy=سامي`);
const arabWomen = names(`Fatima/Fatma/Fatimah=فاطمة Mariam/Maryam/Mariyam=مريم Aisha/Aysha/Aicha=عائشة Noora/Noura/Nora=نورة Sara/Sarah=سارة
  Huda/Hoda=هدى Latifa/Lateefa=لطيفة Hessa/Hissa=حصة Amna/Amina/Aamna=آمنة Maha=مها Reem/Rim=ريم Moza/Mozah=موزة Layla/Leila/Laila=ليلى
  Khadija/Khadeeja=خديجة Zainab/Zaynab/Zeinab=زينب Dana=دانة Ghada=غادة Salma=سلمى Hanan/Hanane=حنان Nadia/Nadya=نادية Rania=رانيا
  Yasmin/Yasmeen=ياسمين Shaikha/Sheikha=شيخة Asma/Asmaa=أسماء Hind=هند Rana=رنا Dina/Deena=دينا Iman/Eman=إيمان Lina/Leena=لينا Samira/Sameera=سميرة`);

/** Where a patient comes from, with the country codes that their QIDs carry. */
export interface Origin {
  readonly share: number;
  readonly countries: readonly [string, ...string[]];
  readonly arabic: number;
  readonly men: Names;
  readonly women: Names;
  readonly families: Names;
  /** Whether the father's name stands between given name and family name. */
  readonly fathersName: number;
}

export const origins: readonly [Origin, ...Origin[]] = [
  {
    share: 22,
    countries: ['634', '634', '634', '634', '682', '414', '048', '512'],
    arabic: 0.95,
    men: arabMen,
    women: arabWomen,
    fathersName: 0.1,
    families: names(`Al-Thani/Al_Thani=آل_ثاني Al-Kuwari/Al_Kuwari=الكواري Al-Marri/Al_Marri=المري Al-Naimi/Al-Nuaimi=النعيمي
      Al-Hajri/Al_Hajri=الهاجري Al-Sulaiti/Al_Sulaiti=السليطي Al-Mohannadi/Al-Muhannadi=المهندي Al-Attiyah/Al_Attiya=العطية
      Al-Mannai/Al_Mannai=المناعي Al-Emadi/Al_Emadi=العمادي Al-Ansari/Al_Ansari=الأنصاري Al-Dosari/Al-Dossary=الدوسري
      Al-Khater/Al_Khater=الخاطر Al-Malki/Al-Maliki=المالكي Al-Jaber/Al_Jaber=الجابر Al-Baker/Al_Baker=الباكر Al-Qahtani=القحطاني
      Al-Shammari/Al-Shamari=الشمري Al-Ghanim/Al-Ghanem=الغانم Al-Obaidli/Al-Obaidly=العبيدلي`),
  },
  {
    share: 10,
    countries: ['818'],
    arabic: 0.85,
    men: arabMen,
    women: arabWomen,
    fathersName: 0.55,
    families:
      names(`El-Sayed/Elsayed/El_Sayed=السيد Abdelaziz/Abdel_Aziz=عبدالعزيز Fathy/Fathi=فتحي Mansour/Mansur=منصور Farouk/Farouq=فاروق
      Shaker/Shakir=شاكر El-Masry/El_Masri=المصري Gaber/Jaber=جابر Soliman/Suleiman=سليمان Ramadan=رمضان Shehata/Shahata=شحاتة
      Abdelrahim/Abdel_Rahim=عبدالرحيم Zaki/Zaky=زكي Naguib/Nagib=نجيب El-Shazly/Elshazly=الشاذلي Hegazy/Hegazi=حجازي`),
  },
  {
    share: 9,
    countries: ['400', '422', '760', '275'],
    arabic: 0.8,
    men: arabMen,
    women: arabWomen,
    fathersName: 0.2,
    families: names(`Haddad=حداد Khoury/Khouri=خوري Nasser=ناصر Barakat=بركات Sabbagh=صباغ Halabi=حلبي Masri=مصري Qasim/Kassem=قاسم
      Tamimi=تميمي Darwish=درويش Awad=عوض Shami=شامي Najjar=نجار Ghannam=غنام Zoubi/Al-Zoubi=الزعبي Rifai=رفاعي Hijazi=حجازي Salameh/Salama=سلامة`),
  },
  {
    share: 5,
    countries: ['729'],
    arabic: 0.8,
    men: arabMen,
    women: arabWomen,
    fathersName: 0.6,
    families:
      names(`Osman/Othman=عثمان Idris/Idriss=إدريس El-Tayeb/Eltayeb=الطيب Babiker/Babikir=بابكر Elamin/El-Amin=الأمين Bashir/Basheer=بشير
      Abdelgadir/Abdelqadir=عبدالقادر Mirghani=ميرغني El-Hassan/Elhassan=الحسن Adam=آدم`),
  },
  {
    share: 22,
    countries: ['356'],
    arabic: 0,
    men: names(`Rajesh Suresh Anil Vijay Arun Sanjay Ramesh Manoj Deepak Rahul Ajith Biju Shaji Santhosh Vinod Pradeep Arjun Karthik Nikhil Thomas George
      Mathew Joseph Mohammed/Muhammed Shihab Ashraf Faizal/Faisal Nizar`),
    women:
      names(`Lakshmi Anitha/Anita Deepa Divya Kavitha/Kavita Meera Nisha Priya Rekha Sindhu Sunitha/Sunita Sreeja Anjali Pooja/Puja Neha Bindu Mary
      Elizabeth Aneesa Shahana Fathima Rasheeda`),
    fathersName: 0,
    families:
      names(`Nair Menon Pillai Kumar Sharma Patel Reddy Iyer Varghese Thomas Kurian George Chacko Singh Gupta Das Rao Krishnan Rahman Koya Kutty
      Hameed Panicker Joshi Verma`),
  },
  {
    share: 7,
    countries: ['586'],
    arabic: 0.3,
    men: names(`Muhammad/Mohammad=محمد Imran=عمران Asif=آصف Bilal=بلال Usman=عثمان Zahid=زاهد Shahid=شاهد Kashif=كاشف Naveed=نويد Tariq=طارق Waqas=وقاص
      Adnan=عدنان Faisal=فيصل Hamza=حمزة`),
    women: names(
      `Ayesha=عائشة Fatima=فاطمة Sana=سناء Saima=صائمة Nadia=نادية Rabia=رابعة Zainab=زينب Hina=حنا Amna=آمنة Mehwish=مهوش Kiran=كيران Shazia=شازية`,
    ),
    fathersName: 0,
    families:
      names(`Khan=خان Ahmed=أحمد Hussain=حسين Malik=مالك Iqbal=إقبال Butt=بت Qureshi=قريشي Shah=شاه Mirza=ميرزا Raza=رضا Siddiqui=صديقي
      Chaudhry=شودري Akhtar=أختر Awan=أعوان`),
  },
  {
    share: 9,
    countries: ['524'],
    arabic: 0,
    men: names(
      'Ram Krishna Hari Bishnu Prakash Dipak Santosh Rajan Suman Bikash Kiran Nabin Gopal Ganesh Dil_Bahadur Tek_Bahadur Kumar Sagar',
    ),
    women: names('Sita Gita Laxmi Sarita Anita Kamala Bimala Sunita Maya Puja Sabina Rekha Manju Parbati'),
    fathersName: 0,
    families: names('Thapa Gurung Tamang Rai Shrestha Magar Karki Adhikari Limbu Chaudhary Bhandari KC Yadav Khatri Basnet Lama Paudel'),
  },
  {
    share: 9,
    countries: ['608'],
    arabic: 0,
    men: names('Jose Juan Mark John_Paul Michael Rodel Arnel Ronaldo Jerome Christian Joel Ramon Eduardo Danilo Noel Jayson'),
    women: names('Maria Maricel Jennifer Rosalie Grace Mary_Ann Jocelyn Cristina Analyn Rowena Liza Marites Angelica Imelda Lorna'),
    fathersName: 0,
    families:
      names(`Santos Reyes Cruz Bautista Garcia Mendoza Dela_Cruz Ramos Aquino Villanueva Gonzales Flores Castillo Navarro Domingo Salazar
      Mercado Pascual Soriano`),
  },
  {
    share: 4,
    countries: ['144'],
    arabic: 0,
    men: names('Nuwan Chaminda Sunil Kamal Ruwan Lakmal Dinesh Mahesh Sampath Ajith Mohamed Rizwan Sivakumar'),
    women: names('Nilmini Chandrika Kumari Dilini Malini Sandya Anoma Priyanka Fathima Thilini Vasanthi'),
    fathersName: 0,
    families: names(
      'Perera Fernando Silva De_Silva Bandara Jayasinghe Rajapaksha Wickramasinghe Dissanayake Gunawardena Farook Nazeer Selvaraj',
    ),
  },
  {
    share: 3,
    countries: ['826', '250', '276', '380', '724'],
    arabic: 0,
    men: names('James Oliver Thomas Pierre Luc Stefan Jürgen Marco Giulio Carlos William Sean Björn Étienne'),
    women: names('Emma Sophie Claire Hélène Anna Katrin Giulia Lucía Charlotte Siobhán Ingrid Zoë'),
    fathersName: 0,
    families: names("Smith Taylor O'Brien Dubois Lefèvre Müller Schneider Rossi Bianchi García Núñez Walker Evans Jørgensen"),
  },
];

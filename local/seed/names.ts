/** A name in Arabic letters, as on a QID card, with its common Latin spellings in Qatar. */
export interface Name {
  readonly arabic: string;
  readonly spellings: readonly [string, ...string[]];
}
type Names = readonly [Name, ...Name[]];

const read = (line: string): Name => {
  const [latin = '', arabic = ''] = line.split('=');
  const [first = '', ...others] = latin.split('/');
  return { spellings: [first, ...others], arabic };
};
/** `Mohammed/Muhammad=محمد Ali=علي`: the spellings of names; an underscore is a space. */
const names = (text: string): Names => {
  const [first, ...others] = text
    .trim()
    .split(/\s+/)
    .map((entry) => read(entry.replaceAll('_', ' ')));
  return [first ?? { spellings: [''], arabic: '' }, ...others];
};

const arabMen = names(`Mohammed/Muhammad/Mohamed/Muhamad=محمد Ahmed/Ahmad=أحمد Abdullah/Abdulla=عبدالله Khalid/Khaled=خالد Hamad=حمد
  Hamed/Hamid=حامد Ali/Aly=علي Yousef/Yusuf/Youssef=يوسف Omar/Umar=عمر Ibrahim/Ebrahim=إبراهيم Hassan/Hasan=حسن Hussein/Hussain=حسين
  Saad/Sa'ad=سعد Nasser/Naser=ناصر Fahad/Fahd=فهد Jassim/Jasim=جاسم Mubarak/Mobarak=مبارك Salman=سلمان Tariq/Tarek=طارق
  Mahmoud/Mahmood=محمود Mustafa/Moustafa=مصطفى Abdulrahman/Abdelrahman/Abdul_Rahman=عبدالرحمن Karim/Kareem=كريم Rashid/Rashed=راشد
  Sultan=سلطان Bilal=بلال Ziad/Ziyad=زياد Osama/Usama=أسامة Faisal/Faysal=فيصل Majid/Majed=ماجد Sami/Samy=سامي`);
const arabWomen = names(`Fatima/Fatma/Fatimah=فاطمة Mariam/Maryam/Mariyam=مريم Aisha/Aysha/Aicha=عائشة Noora/Noura/Nora=نورة Sara/Sarah=سارة
  Huda/Hoda=هدى Latifa/Lateefa=لطيفة Hessa/Hissa=حصة Amna/Aamna=آمنة Amina/Ameena=أمينة Maha=مها Reem/Rim=ريم Moza/Mozah=موزة
  Layla/Leila/Laila=ليلى Khadija/Khadeeja=خديجة Zainab/Zaynab/Zeinab=زينب Dana=دانة Ghada=غادة Salma=سلمى Hanan/Hanane=حنان
  Nadia/Nadya=نادية Rania=رانيا Yasmin/Yasmeen=ياسمين Shaikha/Sheikha=شيخة Asma/Asmaa=أسماء Hind=هند Rana=رنا Dina/Deena=دينا
  Iman/Eman=إيمان Lina/Leena=لينا Samira/Sameera=سميرة`);

/** A community of Qatar, whose names are combined only with each other. Its QIDs carry the code of one of its countries. */
export interface Origin {
  readonly share: number;
  readonly countries: readonly [string, ...string[]];
  readonly speaksArabic: boolean;
  /** The share of men. */
  readonly male: number;
  readonly men: Names;
  readonly women: Names;
  readonly families: Names;
  /** Whether the father's name is between given name and family name. */
  readonly fathersName: number;
}

const arab = { speaksArabic: true, male: 0.5, men: arabMen, women: arabWomen };
/** Most came to work, without a family. */
const worker = { speaksArabic: false, male: 0.72, fathersName: 0 };
const settled = { speaksArabic: false, male: 0.5, fathersName: 0 };

export const origins: readonly [Origin, ...Origin[]] = [
  {
    ...arab,
    share: 22,
    countries: ['634', '634', '634', '634', '682', '414', '048', '512'],
    fathersName: 0.1,
    families: names(`Al-Kuwari/Al_Kuwari=الكواري Al-Marri/Al_Marri=المري Al-Naimi/Al-Nuaimi=النعيمي
      Al-Hajri/Al_Hajri=الهاجري Al-Sulaiti/Al_Sulaiti=السليطي Al-Mohannadi/Al-Muhannadi=المهندي Al-Attiyah/Al_Attiya=العطية
      Al-Mannai/Al_Mannai=المناعي Al-Emadi/Al_Emadi=العمادي Al-Ansari/Al_Ansari=الأنصاري Al-Dosari/Al-Dossary=الدوسري
      Al-Khater/Al_Khater=الخاطر Al-Malki/Al-Maliki=المالكي Al-Jaber/Al_Jaber=الجابر Al-Baker/Al_Baker=الباكر Al-Qahtani=القحطاني
      Al-Shammari/Al-Shamari=الشمري Al-Ghanim/Al-Ghanem=الغانم Al-Obaidli/Al-Obaidly=العبيدلي`),
  },
  {
    ...arab,
    share: 10,
    countries: ['818'],
    fathersName: 0.55,
    families:
      names(`El-Sayed/Elsayed/El_Sayed=السيد Abdelaziz/Abdel_Aziz=عبدالعزيز Fathy/Fathi=فتحي Mansour/Mansur=منصور Farouk/Farouq=فاروق
      Shaker/Shakir=شاكر El-Masry/El_Masri=المصري Gaber/Jaber=جابر Soliman/Suleiman=سليمان Ramadan=رمضان Shehata/Shahata=شحاتة
      Abdelrahim/Abdel_Rahim=عبدالرحيم Zaki/Zaky=زكي Naguib/Nagib=نجيب El-Shazly/Elshazly=الشاذلي Hegazy/Hegazi=حجازي`),
  },
  {
    ...arab,
    share: 9,
    countries: ['400', '422', '760', '275'],
    fathersName: 0.2,
    families: names(`Haddad=حداد Nasser=ناصر Barakat=بركات Sabbagh=صباغ Halabi=حلبي Masri=مصري Qasim/Kassem=قاسم Tamimi=تميمي Darwish=درويش
      Awad=عوض Shami=شامي Najjar=نجار Ghannam=غنام Zoubi/Al-Zoubi=الزعبي Rifai=رفاعي Hijazi=حجازي Salameh/Salama=سلامة`),
  },
  {
    ...arab,
    share: 5,
    countries: ['729'],
    fathersName: 0.6,
    families:
      names(`Osman/Othman=عثمان Idris/Idriss=إدريس El-Tayeb/Eltayeb=الطيب Babiker/Babikir=بابكر Elamin/El-Amin=الأمين Bashir/Basheer=بشير
      Abdelgadir/Abdelqadir=عبدالقادر Mirghani=ميرغني El-Hassan/Elhassan=الحسن Adam=آدم`),
  },
  {
    ...worker,
    share: 8,
    countries: ['356'],
    men: names(`Rajesh=راجيش Suresh=سوريش Anil=أنيل Vijay=فيجاي Arun=أرون Ramesh=راميش Manoj=مانوج Ajith=أجيت Biju=بيجو Shaji=شاجي Santhosh=سانتوش Vinod=فينود
      Pradeep=براديب Karthik=كارتيك`),
    women:
      names(`Lakshmi=لاكشمي Anitha/Anita=أنيتا Deepa=ديبا Divya=ديفيا Kavitha/Kavita=كافيتا Meera=ميرا Nisha=نيشا Rekha=ريكا Sindhu=سيندو
      Sunitha/Sunita=سونيتا Sreeja=سريجا Bindu=بيندو`),
    families: names(
      `Nair=ناير Menon=مينون Pillai=بيلاي Kumar=كومار Panicker=بانيكر Kurup=كوروب Krishnan=كريشنان Iyer=آير Nambiar=نامبيار Varma=فارما`,
    ),
  },
  {
    ...worker,
    share: 4,
    countries: ['356'],
    men: names(`Thomas=توماس George=جورج Mathew=ماثيو Joseph=جوزيف Jacob=جاكوب Abraham=أبراهام Biju=بيجو Shaji=شاجي`),
    women: names(`Mary=ماري Elizabeth=إليزابيث Anna=آنا Susan=سوزان Sheeba=شيبا Leena=لينا Reena=رينا Bincy=بينسي`),
    families: names(`Thomas=توماس Varghese=فارغيز Kurian=كوريان George=جورج Chacko=تشاكو Mathew=ماثيو Joseph=جوزيف Philip=فيليب`),
  },
  {
    ...worker,
    share: 6,
    countries: ['356'],
    men: names(
      `Mohammed/Muhammed=محمد Shihab=شهاب Ashraf=أشرف Faizal/Faisal=فيصل Nizar=نزار Abdul_Salam=عبدالسلام Shameer=شمير Rafeeq=رفيق Naushad=نوشاد`,
    ),
    women: names(`Aneesa=أنيسة Shahana=شاهانا Fathima=فاطمة Rasheeda=رشيدة Jameela=جميلة Suhara=سهارة Nafeesa=نفيسة Raihana=ريحانة`),
    families: names(`Rahman=رحمن Koya=كويا Kutty=كوتي Hameed=حميد Moideen=محيي_الدين Haneefa=حنيفة Kunhi=كونهي Musthafa=مصطفى`),
  },
  {
    ...worker,
    share: 4,
    countries: ['356'],
    men: names(`Sanjay=سانجاي Deepak=ديباك Rahul=راهول Arjun=أرجون Nikhil=نيخيل Vikram=فيكرام Amit=أميت Rohit=روهيت`),
    women: names(`Priya=بريا Anjali=أنجالي Pooja/Puja=بوجا Neha=نيها Kavita=كافيتا Sunita=سونيتا Shreya=شريا Ritu=ريتو`),
    families: names(`Sharma=شارما Patel=باتيل Reddy=ريدي Singh=سينغ Gupta=غوبتا Das=داس Rao=راو Joshi=جوشي Verma=فيرما Mehta=ميهتا`),
  },
  {
    ...worker,
    share: 7,
    countries: ['586'],
    men: names(`Muhammad/Mohammad=محمد Imran=عمران Asif=آصف Bilal=بلال Usman=عثمان Zahid=زاهد Shahid=شاهد Kashif=كاشف Naveed=نويد Tariq=طارق Waqas=وقاص
      Adnan=عدنان Faisal=فيصل Hamza=حمزة`),
    women: names(
      `Ayesha=عائشة Fatima=فاطمة Sana=ثناء Saima=صائمة Nadia=نادية Rabia=رابعة Zainab=زينب Amna=آمنة Mehwish=مهوش Kiran=كيران Shazia=شازية`,
    ),
    families:
      names(`Khan=خان Ahmed=أحمد Hussain=حسين Malik=ملك Iqbal=إقبال Butt=بت Qureshi=قريشي Shah=شاه Mirza=ميرزا Raza=رضا Siddiqui=صديقي Chaudhry=شودري
      Akhtar=أختر Awan=أعوان`),
  },
  {
    ...worker,
    share: 9,
    countries: ['524'],
    men: names(`Ram=رام Krishna=كريشنا Hari=هاري Bishnu=بيشنو Prakash=براكاش Dipak=ديباك Santosh=سانتوش Rajan=راجان Suman=سومان Bikash=بيكاش
      Nabin=نابين Gopal=غوبال Ganesh=غانيش Dil_Bahadur=ديل_بهادور Tek_Bahadur=تيك_بهادور Sagar=ساغار`),
    women:
      names(`Sita=سيتا Gita=غيتا Laxmi=لاكشمي Sarita=ساريتا Anita=أنيتا Kamala=كمالا Bimala=بيمالا Sunita=سونيتا Maya=مايا Puja=بوجا Sabina=سابينا
      Rekha=ريكا Manju=مانجو Parbati=بارباتي`),
    families: names(`Thapa=ثابا Gurung=غورونغ Tamang=تامانغ Rai=راي Shrestha=شريستا Magar=ماغار Karki=كاركي Adhikari=أديكاري Limbu=ليمبو
      Chaudhary=شودري Bhandari=بانداري Yadav=ياداف Khatri=كاتري Basnet=باسنيت Lama=لاما Paudel=باوديل`),
  },
  {
    ...settled,
    share: 9,
    countries: ['608'],
    men: names(`Jose=خوسيه Juan=خوان Mark=مارك John_Paul=جون_بول Michael=مايكل Rodel=روديل Arnel=أرنيل Ronaldo=رونالدو Jerome=جيروم
      Christian=كريستيان Joel=جويل Ramon=رامون Eduardo=إدواردو Danilo=دانيلو Noel=نويل Jayson=جيسون`),
    women: names(`Maria=ماريا Maricel=ماريسيل Jennifer=جينيفر Rosalie=روزالي Grace=غريس Mary_Ann=ماري_آن Jocelyn=جوسلين Cristina=كريستينا
      Analyn=أنالين Rowena=روينا Liza=ليزا Marites=ماريتيس Angelica=أنجيليكا Imelda=إيميلدا Lorna=لورنا`),
    families: names(`Santos=سانتوس Reyes=رييس Cruz=كروز Bautista=باوتيستا Garcia=غارسيا Mendoza=ميندوزا Dela_Cruz=ديلا_كروز Ramos=راموس
      Aquino=أكينو Villanueva=فيلانويفا Gonzales=غونزاليس Flores=فلوريس Castillo=كاستيو Navarro=نافارو Domingo=دومينغو Salazar=سالازار
      Mercado=ميركادو Pascual=باسكوال Soriano=سوريانو`),
  },
  {
    ...worker,
    share: 2.5,
    countries: ['144'],
    men: names(`Nuwan=نوان Chaminda=تشاميندا Sunil=سونيل Kamal=كمال Ruwan=روان Lakmal=لاكمال Dinesh=دينيش Mahesh=ماهيش Sampath=سامباث`),
    women: names(`Nilmini=نيلميني Chandrika=تشاندريكا Kumari=كوماري Dilini=ديليني Malini=ماليني Sandya=سانديا Anoma=أنوما Priyanka=بريانكا
      Thilini=ثيليني`),
    families: names(`Perera=بيريرا Fernando=فرناندو Silva=سيلفا De_Silva=دي_سيلفا Bandara=باندارا Jayasinghe=جاياسينغ Rajapaksha=راجاباكسا
      Wickramasinghe=ويكراماسينغ Dissanayake=ديساناياكا Gunawardena=غوناواردينا`),
  },
  {
    ...worker,
    share: 1.5,
    countries: ['144'],
    men: names(`Mohamed=محمد Rizwan=رضوان Fazal=فضل Imthiyas=امتياز Riyaz=رياض`),
    women: names(`Fathima=فاطمة Shifana=شفانة Rizna=رزنة Nasreen=نسرين`),
    families: names(`Farook=فاروق Nazeer=نذير Rizvi=رضوي Cader=قادر Marikar=ماريكار Saleem=سليم`),
  },
  {
    ...settled,
    share: 1,
    countries: ['826', '372'],
    men: names(`James=جيمس Oliver=أوليفر Thomas=توماس William=ويليام Sean=شون`),
    women: names(`Emma=إيما Charlotte=شارلوت Siobhán=شيفون Claire=كلير Sophie=صوفي`),
    families: names(`Smith=سميث Taylor=تايلور O'Brien=أوبراين Walker=ووكر Evans=إيفانز Murphy=ميرفي`),
  },
  {
    ...settled,
    share: 1,
    countries: ['250'],
    men: names(`Pierre=بيير Luc=لوك Étienne=إتيان Julien=جوليان`),
    women: names(`Hélène=إيلين Claire=كلير Zoë=زوي Camille=كاميل`),
    families: names(`Dubois=دوبوا Lefèvre=لوفيفر Moreau=مورو Girard=جيرار`),
  },
  {
    ...settled,
    share: 1,
    countries: ['276', '208'],
    men: names(`Stefan=شتيفان Jürgen=يورغن Björn=بيورن Lukas=لوكاس`),
    women: names(`Anna=آنا Katrin=كاترين Ingrid=إنغريد Lena=لينا`),
    families: names(`Müller=مولر Schneider=شنايدر Jørgensen=يورغنسن Weber=فيبر`),
  },
  {
    ...settled,
    share: 1,
    countries: ['380', '724'],
    men: names(`Marco=ماركو Carlos=كارلوس Antonio=أنطونيو`),
    women: names(`Giulia=جوليا Lucía=لوسيا Elena=إيلينا`),
    families: names(`Rossi=روسي Bianchi=بيانكي García=غارسيا Núñez=نونيز`),
  },
];

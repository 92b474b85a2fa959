import type { Tongue } from '#contract/symptom-check/symptom-check.ts';

/** A language that is not read: how it is told by its letters or its commonest words, and what to say in it. */
interface Unread extends Tongue {
  /** The script, where only this language of those spoken here has it, or where its `words` decide between two. */
  readonly script?: RegExp;
  /** Words that stand in nearly every sentence, and in none of English or Arabic. */
  readonly words?: ReadonlySet<string>;
  readonly endings?: RegExp;
}

const words = (of: string): ReadonlySet<string> => new Set(of.split(' '));
const nepali = 'छ पोल्छ आयो गयो छु छैन छन् भयो भएको मलाई मेरो लाग्यो लागेको दुख्यो दुखेको दुख्छ हुन्छ गर्नु गर्ने छोरा छोरी मा लाई बाट पनि रगत ज्वरो टाउको';
const urdu = 'کروں آئی رہے کریں ہے ہیں ہوں ہو میں میرا میری میرے مجھے کو کے کی کا سے نہیں بہت اور رہا رہی گیا گئی تھا درد بخار';

/** Arabic in Latin letters, as in chats: digits stand for the letters that Latin lacks. */
const chatted =
  /^(?!\d(?:[a-z]|days?|hrs?|hours?|am|pm|mg|ml|kg|cm|st|nd|rd|th|wks?|weeks?|mon?ths?|mnths?|yrs?|years?|yo|mins?|times)$)(?:[a-z']*[235679][a-z']+|[a-z']{2,}[2357])$/;

/** The languages most spoken in Qatar beside English and Arabic. Of two with one script, the one with words comes first. */
const unread: readonly Unread[] = [
  {
    language: 'ne',
    script: /\p{Script=Devanagari}/u,
    words: words(nepali),
    text: 'आपतकालीन अवस्थामा अहिले नै 999 मा फोन गर्नुहोस्। यो पेजले अंग्रेजी र अरबी मात्र पढ्छ। यी दुईमध्ये एउटा भाषामा लेख्नुहोस्, वा कसैलाई लेखिदिन भन्नुहोस्।',
  },
  {
    language: 'hi',
    script: /\p{Script=Devanagari}/u,
    text: 'आपात स्थिति में अभी 999 पर कॉल करें। यह पेज केवल अंग्रेज़ी और अरबी पढ़ता है। इनमें से किसी एक भाषा में लिखें, या किसी से लिखवाएँ।',
  },
  {
    language: 'bn',
    script: /\p{Script=Bengali}/u,
    text: 'জরুরি অবস্থায় এখনই 999 নম্বরে ফোন করুন। এই পাতা শুধু ইংরেজি ও আরবি পড়ে। এই দুটির একটিতে লিখুন, অথবা কাউকে লিখে দিতে বলুন।',
  },
  {
    language: 'ml',
    script: /\p{Script=Malayalam}/u,
    text: 'അടിയന്തര സാഹചര്യമെങ്കിൽ ഉടൻ 999-ൽ വിളിക്കുക. ഈ പേജ് ഇംഗ്ലീഷും അറബിയും മാത്രമേ വായിക്കൂ. ഇവയിൽ ഒന്നിൽ എഴുതുക, അല്ലെങ്കിൽ മറ്റൊരാളെക്കൊണ്ട് എഴുതിക്കുക.',
  },
  {
    language: 'ta',
    script: /\p{Script=Tamil}/u,
    text: 'அவசர நிலையில் உடனே 999-ஐ அழைக்கவும். இந்தப் பக்கம் ஆங்கிலம், அரபி மட்டுமே படிக்கும். இவற்றில் ஒன்றில் எழுதுங்கள், அல்லது வேறொருவரை எழுதச் சொல்லுங்கள்.',
  },
  {
    language: 'si',
    script: /\p{Script=Sinhala}/u,
    text: 'හදිසි අවස්ථාවකදී දැන්ම 999 අමතන්න. මෙම පිටුව කියවන්නේ ඉංග්‍රීසි සහ අරාබි පමණි. ඒ දෙකෙන් එකකින් ලියන්න, නැතහොත් වෙන කෙනෙකු ලවා ලියවා ගන්න.',
  },
  {
    language: 'ur',
    words: words(urdu),
    text: 'ایمرجنسی ہو تو ابھی 999 پر کال کریں۔ یہ صفحہ صرف انگریزی اور عربی پڑھتا ہے۔ ان میں سے کسی ایک زبان میں لکھیں، یا کسی سے لکھوائیں۔',
  },
  {
    language: 'fil',
    words: words(
      'ang ng mga ako akong ko yung siya niya kasi hindi masakit sakit po nang ay naman lang kanina kahapon araw anak nya sya may wala din rin pero ung kung tapos parang ulo tiyan lagnat nilalagnat hirap huminga dugo dumudugo bakit paano dapat ano namin kami kanya nung noong pag mo ba na sa',
    ),
    text: 'Kung emergency, tumawag agad sa 999. Ingles at Arabic lang ang nababasa ng page na ito. Isulat sa isa sa dalawang wikang ito, o magpatulong sa iba na isulat.',
  },
  {
    language: 'ar',
    words: words(
      'el al fel bel wel lel fil bil ana enta enti ma mo mu msh mesh mish mafi wala walla bas bs lama lamma kol kel hal hada hatha sar ktir kteer kthir wayed awi awy gawi gowi marra shway shwaya chwiya yom leil lil shahr shahar batni rasi dahri zahri thahri galbi albi rijli ibni ebni weldi binti benti ommi ummi abooy salam marhaba aro7 wajab',
    ),
    endings: chatted,
    text: 'هذه الصفحة تقرأ العربية بحروفها والإنجليزية فقط. يُرجى الكتابة بالحروف العربية. في الطوارئ يُرجى الاتصال بالرقم 999.',
  },
  {
    language: 'hi-Latn',
    words: words(
      'hai hain mujhe muje mujhko mera meri mere mein ho hoon hun raha rahi rahe rha rhi rhe nahi nahin nai nhi bahut bohot bohat bht aur dard bukhar bukhaar kya kia ka ki ke ko se gaya gayi gya gyi tha thi bhi kal aaj abhi saans sans khoon wo woh yeh uska uski usko unko bacha bachi bachcha beta bete beti wala karna karo karu kar kuch koi kab kaise kyu kyun kyon bhai yaar din raat roz subah shaam hath haath aankh kaan gala ulti dast chakkar khujli sujan thand lag lagi lagta laga khana khaya paani dawa dawai goli ammi abbu pehle baad phir toh agar sirf andar bahar',
    ),
    text: 'Emergency ho to abhi 999 par call karein. Yeh page sirf English aur Arabic padhta hai. In mein se kisi ek mein likhein, ya kisi se likhwayein.',
  },
  {
    language: 'ne-Latn',
    words: words(
      'mero malai hamro hajur dai didi baini bahini ama buwa chora chori sathi kam garda garna garnu garne gareko garyo hunxa huncha hunna xa xu xan xe chha chaina chhaina bhayo bhayeko vayo vako vaeko bhako jasto dherai ekdam aja aaja hijo asti bihana rati dekhi samma pachi paxi lagyo lageko lagxa lagcha dukhyo dukheko dukhxa dukhcha polxa polcha pisab jworo jwaro joro ruga khoki pakhala banta ragat tauko chati khutta haat hat kan aankha ghati kokha jiu sas lai ko ma le bata ra ni pani ta kina kasari kati kun aba aaile ahile ghar vari',
    ),
    endings: /^..+(?:xa|xu|xan|xaina|chha|daina|eko|nxa|rxa)$/,
    text: 'Emergency bhaye ahile nai 999 ma phone garnuhos. Yo page le English ra Arabic matra padhcha. Yi dui madhye euta bhasha ma lekhnuhos, wa kasailai lekhidina bhannuhos.',
  },
  {
    language: 'bn-Latn',
    words: words(
      'amar amr ami amake amader unar ache ase achhe hoise hoyeche hoitese hocche hochhe hobe korbo korte kore korar kortese korche korsi korchi khub onek ektu ekta duita jor jhor betha batha byatha matha buk chokh chokhe komor gola rokto shash nishash pani oshudh oshud osud khabo khaise khaite khete nite parchi parche parina pari na ki kano keno ekhon ekhono aj kal shokal theke dhore pore jonno sathe er te ar kintu naki bacchar baccha chele cheler meye meyer amma ammu abba bhai din mash bochor durbol jala chulkani bomi kashi thanda lage nak diye',
    ),
    endings: /^..+(?:tese|tesi|chhe|eche|iche|sche|lam|chilo)$/,
    text: 'Joruri hole ekhoni 999 e phone korun. Ei page shudhu English ar Arabic porte pare. Ei duto bhashar ekta te likhun, ba kauke likhe dite bolun.',
  },
];

/** Words of which nearly every English sentence has some. */
const english = words(
  'the a an and or but i im ive my me mine he she his her him it its we our they their you your is are was were be been am have has had do does did not no dont cant to of in on at for from with by after before since when while if so because what how why should can could will would this that there today yesterday now day days week weeks month months year years old pain very also just only one two feel feeling still since doctor',
);

/** So many words, and so great a share of all, are no chance: people mix English into each of these languages, and theirs into English. */
const least = { words: 2, share: 0.25, ofLetters: 0.3 } as const;

const isMany = (found: readonly string[], of: readonly string[]): boolean =>
  new Set(found).size >= least.words &&
  found.length >= least.share * of.length &&
  found.length > of.filter((word) => english.has(word)).length;

/**
 * The language of a description that is neither in English nor in Arabic, with what to say in it; undefined where it is one of these, or
 * not known. Who writes Arabic in Latin letters is told so in Arabic.
 */
export function otherTongue(description: string): Tongue | undefined {
  const lettersOf = (script: RegExp): number => description.match(new RegExp(script, 'gu'))?.length ?? 0;
  const all = description
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}'\u200c\u200d]+/u)
    .filter((word) => /\p{L}/u.test(word));
  const foundOf = ({ words: own, endings }: Unread): readonly string[] => all.filter((word) => own?.has(word) || endings?.test(word));
  const letters = lettersOf(/\p{L}/u);
  const written = unread.find(
    (one) =>
      one.script !== undefined &&
      lettersOf(one.script) >= least.ofLetters * letters &&
      letters > 0 &&
      (one.words === undefined || foundOf(one).length > 0),
  );
  const [spoken] = unread
    .filter((one) => one.script === undefined && isMany(foundOf(one), all))
    .toSorted((a, b) => foundOf(b).length - foundOf(a).length);
  const most = written ?? spoken;
  return most && { language: most.language, text: most.text };
}

/** Whether a description is in another language: what was read of it is next to nothing. Arabic in Latin letters is read as far as it can be. */
export const isUnread = (description: string): boolean => !['ar', undefined].includes(otherTongue(description)?.language);
